import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import * as messages from '#words/account/profile/profile-account'
import { SignOutWarning } from './sign-out-warning'

type OpenLogWarningProps = { onStay: () => void; onLeave: () => void }

/** Signing out only hides a log from the app's screens; a PIN encrypts it. */
export function OpenLogWarning(handlers: OpenLogWarningProps) {
  return (
    <SignOutWarning
      title={messages.logHasNoPin}
      remedy={
        <Button renderRoot={(props) => <Link to="/period-tracker" search={{ view: 'settings' }} {...props} />}>
          {messages.setPinOrDelete}
        </Button>
      }
      {...handlers}
    >
      <Text>{messages.logNotSealed}</Text>
    </SignOutWarning>
  )
}
