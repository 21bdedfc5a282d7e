import { Button, Text } from '@mantine/core'
import { IconCalendarDown } from '@tabler/icons-react'
import { useState } from 'react'
import { reportError } from '@/data/error-log/error-log'
import type { ReminderChoices } from '@/domain/cycle/reminder-choices'
import * as messages from '@/messages/cycle/screens-settings.gen'
import { error as errorTitle } from '@/messages/cycle/screens-tracker.gen'
import { downloadFile } from '@/ui/platform/save-file'
import { showToast } from '@/ui/feedback/toast'
import type { CycleView } from '../queries'
import { SettingSwitch } from './setting-switch'
import { Section } from './section'
import classes from './settings.module.css'

const periodCount = 6

/** Saves the coming periods as a file for the phone's calendar. Nothing is sent to a server. */
export function CalendarSettings({ open: { log, outlook } }: { open: Extract<CycleView, { status: 'open' }> }) {
  const { reminders } = log.profile
  const [plain, setPlain] = useState(reminders.words === 'plain')
  const { running, estimate } = outlook
  const save = async () => {
    if (!running?.next) return
    const wording: ReminderChoices['words'] = plain ? 'plain' : 'discreet'
    try {
      const [{ calendarFile }, { comingPeriods }, { periodEvents }] = await Promise.all([
        import('@/domain/cycle/transfer/calendar-file'),
        import('@/domain/cycle/transfer/coming-periods'),
        import('@/messages/cycle/transfer/period-events'),
      ])
      const events = periodEvents(comingPeriods(running.next, estimate, periodCount), running.start, { ...reminders, words: wording })
      downloadFile({ name: 'comrade.ics', text: calendarFile(events, { now: new Date() }), type: 'text/calendar;charset=utf-8' })
      showToast({ title: messages.calendarSaved, description: messages.calendarSavedText })
    } catch (error) {
      void reportError('private', error)
      showToast({ title: errorTitle, description: messages.calendarFailed, tone: 'destructive' })
    }
  }
  return (
    <Section title={messages.calendarFile} intro={messages.calendarIntro({ count: String(periodCount), days: reminders.daysBefore })}>
      <SettingSwitch label={messages.sayPlainly} checked={plain} onChange={setPlain} />
      <Text size="sm" c="var(--ink-soft)">
        {plain ? messages.readPlain : messages.readDiscreet}
      </Text>
      <div className={classes.actions}>
        <Button variant="light" leftSection={<IconCalendarDown size={18} aria-hidden />} disabled={!running?.next} onClick={() => void save()}>
          {messages.saveCalendar}
        </Button>
      </div>
      {!running?.next && <Text c="var(--ink-soft)">{messages.nothingToForesee}</Text>}
    </Section>
  )
}
