import { Button, Text, Title } from '@mantine/core'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useCycle } from '@/data/cycle/use-cycle'
import type { User } from '@/data/session/session-state'
import { Callout } from '@/ui/feedback/callout'
import { showToast } from '@/ui/feedback/toast'
import { startReminding, stopReminding, changeChoices, type StartResult } from './commands'
import { NoPush } from './no-push'
import { useIsReminded } from './queries'
import { ReminderFields } from './reminder-fields'
import classes from './reminders.module.css'
import { reminderSupport } from './support'

type ReminderSettingsProps = { person: User; pregnant: boolean }

const failureTexts: Record<Exclude<StartResult, 'on'>, string> = {
  denied: 'This browser was not allowed to show notifications.',
  unavailable: 'Reminders cannot be switched on right now. Try again with a network.',
}

/** Renders nothing unless the log is open. */
export function ReminderSettings({ person: user, pregnant }: ReminderSettingsProps) {
  const state = useCycle(user.id)
  const reminded = useIsReminded(user.id)
  const [support, setSupport] = useState(reminderSupport)
  const [busy, setBusy] = useState(false)
  if (state.status !== 'open') return null
  const { log, lockAfter } = state
  const showError = () => showToast({ title: 'Error', description: 'Your reminders could not be saved', tone: 'destructive' })

  const run = async (action: () => Promise<void>) => {
    setBusy(true)
    await action().catch(showError)
    setSupport(reminderSupport())
    setBusy(false)
  }
  const start = () =>
    run(async () => {
      const result = await startReminding(user.id, log, pregnant)
      if (result === 'on') showToast({ title: 'Reminders are on', description: 'This phone will tell you, also when Comrade is closed.' })
      else showToast({ title: 'No reminders yet', description: failureTexts[result], tone: 'destructive' })
    })

  return (
    <section className={classes.panel} aria-labelledby="reminders-title">
      <Title order={2} size="h4" id="reminders-title">
        Reminders
      </Title>
      {reminded ? (
        <Callout
          tone="good"
          title="Reminders are on for this phone"
          actions={
            <Button variant="default" loading={busy} leftSection={<IconBellOff size={20} aria-hidden />} onClick={() => void run(stopReminding)}>
              Stop reminders
            </Button>
          }
        />
      ) : support === 'ready' ? (
        <div className={classes.start}>
          <Text>A quiet note when your period is near, when it is late, or before an appointment. Also when Comrade is closed.</Text>
          <Button loading={busy} leftSection={<IconBell size={20} aria-hidden />} onClick={() => void start()}>
            Remind me
          </Button>
        </div>
      ) : (
        <NoPush support={support} />
      )}
      <ReminderFields choices={log.profile.reminders} onChange={(change) => void changeChoices(user.id, change).catch(showError)} />
      <Text size="sm" c="var(--ink-soft)">
        Your log never leaves this phone. For reminders our server is told only the hours at which to wake it, without a reason. Such
        hours alone may hint at a rhythm. If you would rather tell us nothing at all, use the calendar file instead.
        {lockAfter !== null && ' While your log is locked with a PIN, a reminder always has the discreet words.'}
      </Text>
    </section>
  )
}
