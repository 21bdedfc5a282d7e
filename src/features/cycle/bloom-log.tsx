import { Title } from '@mantine/core'
import { putDays, type LogChange } from '@/domain/cycle/commands'
import type { Flow } from '@/domain/cycle/history'
import { emptyDay, type CycleLog, type DayLog } from '@/domain/cycle/log'
import type { LogTab } from '@/domain/cycle/tracker-url'
import { logTabs } from '@/messages/cycle/tracker-tabs'
import type { IsoDay } from '@/domain/shared/day'
import { dayAndMonth, longDay } from '@/messages/shared/format-day'
import { ScreenTabs } from '@/ui/layout/screen-tabs'
import { showToast } from '@/ui/feedback/toast'
import classes from './bloom.module.css'
import { DayForm } from './day-form'
import { goToPremium, logTitleId } from './go-to'

const flows: readonly Flow[] = ['light', 'medium', 'heavy', 'spotting']

type BloomLogProps = {
  log: CycleLog
  day: IsoDay
  today: IsoDay
  owner: string
  tab: LogTab
  onTab: (tab: LogTab) => void
  onChange: (change: LogChange) => Promise<void>
}

/** The log of the selected day: flow, with symptoms, mood and notes in tabs. */
export function BloomLog({ log, day, today, owner, tab, onTab, onChange }: BloomLogProps) {
  const save = async (logged: DayLog) => {
    await onChange(putDays([logged]))
    showToast({ title: logged.date === today ? "Today's data saved successfully!" : `Data of ${dayAndMonth(logged.date)} saved successfully!` })
  }
  return (
    <section className={classes.card} aria-labelledby={logTitleId}>
      <Title order={2} size="h4" id={logTitleId} tabIndex={-1} mb="sm">
        {day === today ? `Today, ${dayAndMonth(day)}` : longDay(day)}
      </Title>
      <DayForm
        day={log.days.find(({ date }) => date === day) ?? emptyDay(day)}
        today={today}
        flows={flows}
        premium={log.profile.premium}
        onPremium={goToPremium}
        owner={owner}
        parts={['flow', tab]}
        onSave={save}
      >
        {(fields) => (
          <ScreenTabs label="What to log" tabs={logTabs} value={tab} columns={3} onChange={onTab}>
            {fields}
          </ScreenTabs>
        )}
      </DayForm>
    </section>
  )
}
