import { Title } from '@mantine/core'
import { emptyDay } from '@/domain/cycle/log'
import type { IsoDay } from '@/domain/shared/day'
import { longDay } from '@/messages/shared/format-day'
import type { UserId } from '@/domain/shared/ids'
import type { OpenCycle } from '../cycle-gate'
import { DayForm } from '../day-form'
import { PeriodActions } from '../period-actions'
import { dayActions } from './day-actions'
import classes from './track.module.css'

/** Without spotting, which only the premium-style tracker offers. */
const flows = ['light', 'medium', 'heavy'] as const

type DayPanelProps = {
  userId: UserId
  day: IsoDay
  today: IsoDay
  open: OpenCycle
  /** With it, buttons start, end or remove a period. */
  actions?: { readonly pregnantSince: IsoDay | null }
}

export function DayPanel({ userId, day, today, open: { log }, actions }: DayPanelProps) {
  const { saveDay, change } = dayActions(userId)
  const isToday = day === today
  return (
    <section className={classes.panel} aria-label={isToday ? 'Today' : longDay(day)}>
      <Title order={2} size="h4">
        {isToday ? 'How is today?' : longDay(day)}
      </Title>
      {actions && <PeriodActions day={day} today={today} log={log} pregnantSince={actions.pregnantSince} onChange={change} />}
      <DayForm
        key={day}
        day={log.days.find(({ date }) => date === day) ?? emptyDay(day)}
        today={today}
        flows={flows}
        premium={log.profile.premium}
        owner={userId}
        onSave={saveDay}
      />
    </section>
  )
}
