import { UnstyledButton } from '@mantine/core'
import type { DayMarks } from '@/health/cycle/rules/day-marks'
import { dayDescription } from '@/health/cycle/words/day-marks'
import type { IsoDay } from '@/kit/rules/day'
import { dateOfMonth } from '@/kit/words/format-day'
import classes from './cycle-calendar.module.css'

type CalendarDayProps = {
  day: IsoDay
  marks: DayMarks
  selected: boolean
  /** True for the one day of the grid that is in the tab order. */
  isTabStop: boolean
  onSelect: () => void
}

/** A day of the calendar. Each mark has its own shape; the accessible name lists them all. */
export function CalendarDay({ day, marks, selected, isTabStop, onSelect }: CalendarDayProps) {
  const { bleeding, fertility, ovulation, confirmed, today, noted } = marks
  return (
    <UnstyledButton
      className={classes.day}
      data-day={day}
      data-today={today || undefined}
      aria-label={dayDescription(day, marks)}
      aria-current={today ? 'date' : undefined}
      aria-pressed={selected}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onSelect}
    >
      <span className={classes.number} data-bleeding={bleeding ?? undefined}>
        {dateOfMonth(day)}
      </span>
      {fertility && <span className={classes.bar} data-fertility={fertility} />}
      {ovulation && <span className={classes.diamond} />}
      {confirmed && <span className={classes.ring} />}
      {noted.length > 0 && <span className={classes.dot} />}
    </UnstyledButton>
  )
}
