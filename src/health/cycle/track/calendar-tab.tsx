import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import { calendar } from '#words/health/cycle/screens-tracker'
import { CycleCalendar } from '../cycle-calendar'
import type { OpenCycle } from '../cycle-gate'
import { FertilityCard } from '../fertility-card'
import { PeriodActions } from '../period-actions'
import { DayPanel } from './day-panel'
import { dayActions } from './day-actions'
import classes from './track.module.css'

type CalendarTabProps = {
  userId: UserId
  today: IsoDay
  day: IsoDay
  pregnantSince: IsoDay | null
  open: OpenCycle
  onDay: (day: IsoDay) => void
}

/** The calendar and the form of the selected day. */
export function CalendarTab({ userId, today, day, pregnantSince, open, onDay }: CalendarTabProps) {
  return (
    <div className={classes.calendar}>
      <section className={classes.panel} aria-label={calendar}>
        <CycleCalendar
          log={open.log}
          outlook={open.outlook}
          today={today}
          selected={day}
          onSelect={onDay}
          below={
            <PeriodActions
              day={day}
              today={today}
              log={open.log}
              pregnantSince={pregnantSince}
              onChange={dayActions(userId).change}
            />
          }
        />
      </section>
      <div className={classes.chosen}>
        <DayPanel userId={userId} day={day} today={today} open={open} />
      </div>
      <FertilityCard outlook={open.outlook} today={today} />
    </div>
  )
}
