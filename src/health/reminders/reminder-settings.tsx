import { Button, Text, Title } from '@mantine/core'
import { IconBell, IconBellOff, IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useCycle } from '@/health/cycle/store/use-cycle'
import type { User } from '@/store/session/session-state'
import { outlookOf } from '@/health/cycle/rules/outlook'
import type { IsoDay } from '@/kit/rules/day'
import * as messages from '#words/health/reminders/reminder-settings'
import { Callout } from '@/kit/feedback/callout'
import { showToast } from '@/kit/feedback/toast'
import { startReminding, stopReminding, changeChoices, type StartResult } from './commands'
import { useReminderState } from './queries'
import { ReminderFields } from './reminder-fields'
import classes from './reminders.module.css'
import { RichText } from '@/kit/layout/rich-text'
import { isAppleTab } from '@/kit/platform/installed'
import { useBusy } from '@/kit/platform/use-busy'

/** The ability of this browser to receive pushes, or the reason against it. */
type Support = 'ready' | 'install-first' | 'denied' | 'unsupported'

const reminderSupport = (): Support => {
  if (isAppleTab()) return 'install-first'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

type ReminderSettingsProps = {
  user: User
  today: IsoDay
  /** Day 1 of 280 of the running pregnancy; null if there is none. */
  pregnantSince: IsoDay | null
}

const failureTexts: Record<Exclude<StartResult, 'on'>, string> = {
  denied: messages.denied,
  unavailable: messages.unavailable,
}

/** Renders nothing unless the log is open. */
export function ReminderSettings({ user, today, pregnantSince }: ReminderSettingsProps) {
  const state = useCycle(user.id)
  const reminders = useReminderState(user.id)
  const [support, setSupport] = useState(reminderSupport)
  const { busy, whileBusy } = useBusy()
  if (state.status !== 'open') return null
  const { log, lockAfter } = state
  const showError = () => showToast({ title: messages.errorTitle, description: messages.notSaved, tone: 'destructive' })

  const run = async (action: () => Promise<void>) => {
    await whileBusy(() => action().catch(showError))
    setSupport(reminderSupport())
  }
  const start = () =>
    run(async () => {
      const result = await startReminding(user.id, log, pregnantSince !== null)
      if (result === 'on') showToast({ title: messages.onTitle, description: messages.onText, quiet: true })
      else showToast({ title: messages.offTitle, description: failureTexts[result], tone: 'destructive' })
    })

  return (
    <section className={classes.panel} aria-labelledby="reminders-title">
      <Title order={2} size="h4" id="reminders-title">
        {messages.heading}
      </Title>
      {reminders === 'on' ? (
        <Callout
          tone="good"
          title={messages.onHere}
          actions={
            <Button
              variant="default"
              loading={busy}
              leftSection={<IconBellOff size={20} aria-hidden />}
              onClick={() => void run(stopReminding)}
            >
              {messages.stop}
            </Button>
          }
        />
      ) : support === 'ready' && reminders === 'lost' ? (
        <Callout
          tone="problem"
          title={messages.lostTitle}
          actions={
            <Button loading={busy} leftSection={<IconBell size={20} aria-hidden />} onClick={() => void start()}>
              {messages.start}
            </Button>
          }
        >
          {messages.lostText}
        </Callout>
      ) : support === 'ready' ? (
        <div className={classes.start}>
          <Text>{messages.intro}</Text>
          <Button loading={busy} leftSection={<IconBell size={20} aria-hidden />} onClick={() => void start()}>
            {messages.start}
          </Button>
        </div>
      ) : (
        <NoPush support={support} />
      )}
      <ReminderFields
        kinds={outlookOf(log, today, pregnantSince).shows.reminders}
        choices={log.profile.reminders}
        onChange={(change) => void changeChoices(user.id, change).catch(showError)}
      />
      <Text size="sm" c="var(--ink-soft)">
        {messages.privacy}
        {lockAfter !== null && ` ${messages.locked}`}
      </Text>
    </section>
  )
}

const shareSign = (text: string) => <ShareSign text={text} />

/** Says why this phone cannot receive pushes, and what helps. */
function NoPush({ support }: { support: Exclude<Support, 'ready'> }) {
  if (support === 'install-first') {
    return (
      <Callout tone="info" title={messages.installTitle}>
        {messages.installIntro}
        <ol className={classes.steps}>
          <li>{messages.installBackup}</li>
          <li>
            <RichText parts={messages.installShare({ share: shareSign })} />
          </li>
          <li>{messages.installAdd}</li>
          <li>{messages.installOpen}</li>
        </ol>
        <Text size="sm">{messages.alternatives}</Text>
      </Callout>
    )
  }
  if (support === 'denied') {
    return (
      <Callout tone="info" title={messages.deniedTitle}>
        {messages.deniedText} {messages.alternatives}
      </Callout>
    )
  }
  return (
    <Callout tone="info" title={messages.unsupportedTitle}>
      {messages.alternatives}
    </Callout>
  )
}

const ShareSign = ({ text }: { text: string }) => (
  <>
    <IconShare2 size={16} aria-hidden /> {text}
  </>
)
