import { Button, Text } from '@mantine/core'
import { IconCalendarDown } from '@tabler/icons-react'
import { useState } from 'react'
import { reportError } from '@/store/error-log/error-log'
import type { ReminderChoices } from '@/health/cycle/rules/reminder-choices'
import { comingPeriods, missedPeriods, periodsInFile } from '@/health/cycle/rules/transfer/coming-periods'
import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/health/cycle/screens-settings'
import { error as errorTitle } from '#words/health/cycle/screens-tracker'
import { downloadFile } from '@/kit/platform/save-file'
import { showToast } from '@/kit/feedback/toast'
import type { CycleView } from '../queries'
import { SettingSwitch } from './setting-switch'
import { Section } from './section'
import classes from './settings.module.css'

type CalendarSettingsProps = { userId: UserId; today: IsoDay; open: Extract<CycleView, { status: 'open' }> }

/**
 * Saves the coming periods as a file for the phone's calendar, or one that takes them out. Nothing is sent to a server.
 */
export function CalendarSettings({ userId, today, open: { log, outlook } }: CalendarSettingsProps) {
  const { reminders } = log.profile
  const [plain, setPlain] = useState(reminders.words === 'plain')
  const { running, estimate, periods } = outlook
  const next = running?.next ?? null
  const save = async () => {
    const wording: ReminderChoices['words'] = plain ? 'plain' : 'discreet'
    try {
      const [{ calendarFile }, { cancelledEvents, periodEvents }, { wakeUpHour }, { calendarOwner }] =
        await Promise.all([
          import('@/health/cycle/rules/transfer/calendar-file'),
          import('@/health/cycle/words/transfer/period-events'),
          import('@/health/cycle/rules/reminders'),
          import('@/health/cycle/store/calendar-owner'),
        ])
      const missed = next ? missedPeriods(next, estimate, today) : 0
      const choices = { ...reminders, words: wording, hour: wakeUpHour(reminders) }
      const events = next
        ? periodEvents(comingPeriods(next, estimate, missed + periodsInFile), periods, choices).slice(missed)
        : cancelledEvents(today)
      const text = calendarFile(events, { now: new Date(), owner: await calendarOwner(userId) })
      downloadFile({ name: 'comrade.ics', text, type: 'text/calendar;charset=utf-8' })
      showToast({
        title: messages.calendarSaved,
        description: next ? messages.calendarSavedText : messages.clearingSavedText,
      })
    } catch (error) {
      void reportError('private', error)
      showToast({ title: errorTitle, description: messages.calendarFailed, tone: 'destructive' })
    }
  }
  return (
    <Section
      title={messages.calendarFile}
      intro={messages.calendarIntro({ count: String(periodsInFile), days: reminders.daysBefore })}
    >
      <SettingSwitch label={messages.sayPlainly} checked={plain} onChange={setPlain} />
      <Text size="sm" c="var(--ink-soft)">
        {plain ? messages.readPlain : messages.readDiscreet}
      </Text>
      {!next && <Text c="var(--ink-soft)">{messages.nothingToForesee}</Text>}
      <div className={classes.actions}>
        <Button
          variant="light"
          leftSection={<IconCalendarDown size={18} aria-hidden />}
          disabled={!next && periods.length === 0}
          onClick={() => void save()}
        >
          {next ? messages.saveCalendar : messages.clearCalendar}
        </Button>
      </div>
    </Section>
  )
}
