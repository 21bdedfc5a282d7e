import { Button, Text } from '@mantine/core'
import { IconCalendarDown } from '@tabler/icons-react'
import { useState } from 'react'
import { reportError } from '@/data/error-log/error-log'
import type { ReminderChoices } from '@/domain/cycle/reminder-choices'
import { countText } from '@/messages/shared/format-day'
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
      showToast({ title: 'Calendar file saved', description: 'Open it, and your calendar takes the entries in.' })
    } catch (error) {
      void reportError('private', error)
      showToast({ title: 'Error', description: 'The calendar file could not be made. Please try again.', tone: 'destructive' })
    }
  }
  return (
    <Section title="Calendar file" intro={`The next ${periodCount} periods in your phone’s own calendar, with a reminder ${countText(reminders.daysBefore, 'day')} before. No server is told anything.`}>
      <SettingSwitch label="Say plainly what it is" checked={plain} onChange={setPlain} />
      <Text size="sm" c="var(--ink-soft)">
        {plain ? 'Entries read “Your period may start”. Whoever sees your calendar can read them.' : 'Entries read “Comrade: a note for you”.'}
      </Text>
      <div className={classes.actions}>
        <Button variant="light" leftSection={<IconCalendarDown size={18} aria-hidden />} disabled={!running?.next} onClick={() => void save()}>
          Save calendar file
        </Button>
      </div>
      {!running?.next && <Text c="var(--ink-soft)">There is nothing to foresee at the moment: log a period first. While you are pregnant, predictions pause.</Text>}
    </Section>
  )
}
