import { Button, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { cycleLogStore } from '@/data/cycle/use-cycle'
import type { User } from '@/data/session/session-state'
import { Callout } from '@/ui/feedback/callout'
import { PasswordField } from '@/ui/form/password-field'
import { useNow } from '@/ui/platform/use-now'
import { ForgottenPin } from './forgotten-pin'
import classes from './lock-screen.module.css'
import { platformLock } from './platform-lock'

type LockScreenProps = {
  person: Pick<User, 'id'>
  /** When a PIN may be tried again, in milliseconds since the epoch. */
  until: number
  /** Whether the phone asks for its own lock after the PIN. */
  asksDevice: boolean
}

type Said = { readonly words: string; readonly until: number }

/** Asks for the PIN, and tells nothing of what lies behind it. */
export function LockScreen({ person, until, asksDevice }: LockScreenProps) {
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  const [forgotten, setForgotten] = useState(false)
  const now = useNow(500)
  const wait = Math.ceil((Math.max(until, said?.until ?? 0) - now) / 1000)

  const unlock = async () => {
    setBusy(true)
    const answer = await cycleLogStore(person.id)
      .unlock(pin, platformLock.secretOf)
      .catch(() => null)
    setBusy(false)
    if (answer === 'done') return
    setPin('')
    setSaid(answer === null ? { words: 'The log cannot be opened just now. Please try again.', until: 0 } : { words: saidOf[answer.kind], until: answer.until })
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
        {said && <Callout tone="problem">{said.words}</Callout>}
        <Button type="submit" loading={busy} disabled={wait > 0 || pin === ''} fullWidth>
          {wait > 0 ? `Try again in ${waitWords(wait)}` : 'Unlock'}
        </Button>
      </form>
      <Button variant="subtle" onClick={() => setForgotten(true)}>
        I forgot my PIN
      </Button>
      <ForgottenPin person={person} opened={forgotten} onClose={() => setForgotten(false)} />
    </section>
  )
}

const saidOf = {
  wrong: 'That PIN is not right.',
  wait: 'Please wait before the next try.',
  'not-confirmed': 'This phone has not confirmed that it is you. If its passkey “Comrade lock” was removed, this log cannot be opened any more: erase it and restore your backup.',
} as const

/** "45 s", "2 min 5 s" */
const waitWords = (seconds: number): string => (seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`)
