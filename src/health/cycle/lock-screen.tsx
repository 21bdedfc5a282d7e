// Chunk: tracker-lock

import { Button, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { attempt } from '@/store/error-log/attempt'
import type { PinResult } from '@/health/cycle/store/pin-lock'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import type { User } from '@/store/session/session-state'
import { waitText } from '@/health/cycle/words/pin'
import * as messages from '#words/health/cycle/screens-lock'
import { Callout } from '@/kit/feedback/callout'
import { PasswordField } from '@/kit/form/password-field'
import { useBusy } from '@/kit/platform/use-busy'
import { ForgottenPin } from './forgotten-pin'
import classes from './lock-screen.module.css'
import { platformLock } from './platform-lock'
import { useWait } from './use-wait'

type LockScreenProps = {
  user: Pick<User, 'id'>
  signOut: () => Promise<unknown>
  /** When the next attempt is allowed, in milliseconds since the epoch. */
  until: number
  /** True if the phone's own lock is required after the PIN. */
  asksDevice: boolean
}

type Failure = { readonly text: string; readonly until: number }

/** Asks for the PIN. Must not reveal anything about the log. */
export function LockScreen({ user, signOut, until, asksDevice }: LockScreenProps) {
  const [pin, setPin] = useState('')
  const { busy, whileBusy } = useBusy()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [forgotten, setForgotten] = useState(false)
  const wait = useWait(Math.max(until, failure?.until ?? 0))

  const unlock = async () => {
    const result = await whileBusy(() =>
      attempt<PinResult | null>('private', () => cycleLogStore(user.id).unlock(pin, platformLock.secretOf), null),
    )
    if (result === 'done') return
    setPin('')
    setFailure(
      result === null
        ? { text: messages.cannotBeOpened, until: 0 }
        : { text: failureTexts[result.kind], until: result.until },
    )
  }

  return (
    <section className={classes.lock}>
      <span className={classes.badge}>
        <IconLock size={36} aria-hidden />
      </span>
      <Title order={2} size="h3">
        {messages.locked}
      </Title>
      <Text c="var(--ink-soft)">{asksDevice ? messages.forYourEyesAndPhone : messages.forYourEyes}</Text>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void unlock()
        }}
      >
        <PasswordField label={messages.pin} what={messages.pin} autoComplete="off" value={pin} onChange={setPin} />
        {failure && <Callout tone="problem">{failure.text}</Callout>}
        <Button type="submit" loading={busy} disabled={wait > 0 || pin === ''} fullWidth>
          {wait > 0 ? messages.tryAgainIn({ time: waitText(wait) }) : messages.unlock}
        </Button>
      </form>
      <Button variant="subtle" onClick={() => setForgotten(true)}>
        {messages.forgotPin}
      </Button>
      <ForgottenPin user={user} signOut={signOut} opened={forgotten} onClose={() => setForgotten(false)} />
    </section>
  )
}

const failureTexts = { wrong: messages.wrong, wait: messages.wait, 'not-confirmed': messages.notConfirmed } as const
