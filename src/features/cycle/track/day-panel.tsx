import { Title } from '@mantine/core'
import { emptyDay } from '@/domain/cycle/log'
import type { IsoDay } from '@/domain/shared/day'
import { longDay } from '@/domain/shared/format-day'
import type { UserId } from '@/domain/shared/ids'
import type { OpenCycle } from '../cycle-gate'
import { DayForm } from '../day-form'
import { PeriodActions } from '../period-actions'
import { dayActions } from './day-actions'
import classes from './track.module.css'

/** Without spotting, which only the other face asks. */
const flows = ['light', 'medium', 'heavy'] as const

type DayPanelProps = {
  person: UserId
  day: IsoDay
  today: IsoDay
  open: OpenCycle
  /** Whether the start and the end of a period can be said here. */
  acts?: boolean
}

/** One day of the log, to fill in. */
export function DayPanel({ person, day, today, open: { log }, acts = false }: DayPanelProps) {
  const { saveDay, change } = dayActions(person)
  const isToday = day === today
  return (
    <section className={classes.panel} aria-label={isToday ? 'Today' : longDay(day)}>
      <Title order={2} size="h4">
        {isToday ? 'How is today?' : longDay(day)}
      </Title>
      {acts && <PeriodActions day={day} today={today} log={log} onChange={change} />}
      <DayForm
        key={day}
        day={log.days.find(({ date }) => date === day) ?? emptyDay(day)}
        today={today}
        flows={flows}
        premium={log.profile.premium}
        owner={person}
        onSave={saveDay}
      />
    </section>
  )
}
