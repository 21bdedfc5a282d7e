import { Button, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { cycleLogStore } from '@/data/cycle/use-cycle'
import type { User } from '@/data/session/session-state'
import { waitText } from '@/messages/cycle/pin'
import { Callout } from '@/ui/feedback/callout'
import { PasswordField } from '@/ui/form/password-field'
import { useNow } from '@/ui/platform/use-now'
import { ForgottenPin } from './forgotten-pin'
import classes from './lock-screen.module.css'
import { platformLock } from './platform-lock'

type LockScreenProps = {
  user: Pick<User, 'id'>
  /** When the next attempt is allowed, in milliseconds since the epoch. */
  until: number
  /** Whether the phone's own lock is required after the PIN. */
  asksDevice: boolean
}

type Failure = { readonly text: string; readonly until: number }

/** Asks for the PIN. Must not reveal anything about the log. */
export function LockScreen({ user, until, asksDevice }: LockScreenProps) {
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [forgotten, setForgotten] = useState(false)
  const now = useNow(500)
  const wait = Math.ceil((Math.max(until, failure?.until ?? 0) - now) / 1000)

  const unlock = async () => {
    setBusy(true)
    const result = await cycleLogStore(user.id)
      .unlock(pin, platformLock.secretOf)
      .catch(() => null)
    setBusy(false)
    if (result === 'done') return
    setPin('')
    setFailure(result === null ? { text: 'The log cannot be opened just now. Please try again.', until: 0 } : { text: failureTexts[result.kind], until: result.until })
  }

  return (
    <section className={classes.lock}>
      <span className={classes.badge}>
        <IconLock size={36} aria-hidden />
      </span>
      <Title order={2} size="h3">
        Locked
      </Title>
      <Text c="var(--ink-soft)">What is kept here is for your eyes only.{asksDevice && ' After the PIN, this phone asks for its own lock.'}</Text>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void unlock()
        }}
      >
        <PasswordField label="PIN" what="PIN" autoComplete="off" value={pin} onChange={setPin} />
        {failure && <Callout tone="problem">{failure.text}</Callout>}
        <Button type="submit" loading={busy} disabled={wait > 0 || pin === ''} fullWidth>
          {wait > 0 ? `Try again in ${waitText(wait)}` : 'Unlock'}
        </Button>
      </form>
      <Button variant="subtle" onClick={() => setForgotten(true)}>
        I forgot my PIN
      </Button>
      <ForgottenPin user={user} opened={forgotten} onClose={() => setForgotten(false)} />
    </section>
  )
}

const failureTexts = {
  wrong: 'That PIN is not right.',
  wait: 'Please wait before the next try.',
  'not-confirmed': 'This phone has not confirmed that it is you. If its passkey “Comrade lock” was removed, this log cannot be opened any more: erase it and restore your backup.',
} as const
