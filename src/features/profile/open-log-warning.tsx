import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { SignOutWarning } from './sign-out-warning'

type OpenLogWarningProps = { onStay: () => void; onLeave: () => void }

/** Signing out only hides a log from the app's screens; a PIN encrypts it. */
export function OpenLogWarning(handlers: OpenLogWarningProps) {
  return (
    <SignOutWarning
      title="Your cycle log has no PIN"
      remedy={<Button renderRoot={(props) => <Link to="/period-tracker" search={{ view: 'settings' }} {...props} />}>Set a PIN or delete it</Button>}
      {...handlers}
    >
      <Text>
        It stays on this phone for your account, and the app shows it to nobody else. But without a PIN it is not sealed: somebody with this phone and the
        right tools can read it.
      </Text>
    </SignOutWarning>
  )
}
