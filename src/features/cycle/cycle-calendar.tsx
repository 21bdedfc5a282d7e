import { ActionIcon, Button, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { firstOfMonth, monthsOn, movedByKey, weeksOfMonth } from '@/domain/shared/calendar-month'
import { dayMarks } from '@/domain/cycle/day-marks'
import type { CycleLog } from '@/domain/cycle/log'
import type { Outlook } from '@/domain/cycle/outlook'
import type { IsoDay } from '@/domain/shared/day'
import { monthAndYear } from '@/domain/shared/format-day'
import { CalendarDay } from './calendar-day'
import { CalendarLegend } from './calendar-legend'
import classes from './cycle-calendar.module.css'
import { useMonthSwipe } from './use-month-swipe'

type CycleCalendarProps = {
  log: CycleLog
  outlook: Outlook
  today: IsoDay
  selected: IsoDay | null
  onSelect: (day: IsoDay) => void
  /** What can be done with the chosen day: it stands between the days and what their marks mean. */
  below?: ReactNode
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/**
 * A month of the log. Our own grid: Mantine's Month costs 6 kB (10 with its styles), and neither moves from month to
 * month by keyboard nor names its cells.
 */
export function CycleCalendar({ log, outlook, today, selected, onSelect, below }: CycleCalendarProps) {
  const { cursor, show, grid, onKeyDown } = useCursor(selected, today)
  const title = useId()
  const swipe = useMonthSwipe((months) => show(monthsOn(cursor, months)))
  return (
    <div>
      <div className={classes.head}>
        <ActionIcon aria-label="Previous month" onClick={() => show(monthsOn(cursor, -1))}>
          <IconChevronLeft size={22} aria-hidden />
        </ActionIcon>
        <Title order={2} size="h4" id={title} className={classes.month} aria-live="polite">
          {monthAndYear(cursor)}
        </Title>
        <ActionIcon aria-label="Next month" onClick={() => show(monthsOn(cursor, 1))}>
          <IconChevronRight size={22} aria-hidden />
        </ActionIcon>
      </div>
      <div ref={grid} role="grid" tabIndex={-1} aria-labelledby={title} className={classes.grid} onKeyDown={onKeyDown} {...swipe}>
        <div role="row" className={classes.week}>
          {weekdays.map((weekday) => (
            <div key={weekday} role="columnheader" aria-label={weekday} className={classes.weekday}>
              {weekday.slice(0, 2)}
            </div>
          ))}
        </div>
        {weeksOfMonth(cursor).map((week) => (
          <div key={week.find((day) => day !== null)} role="row" className={classes.week}>
            {week.map((day, n) => (
              <div key={day ?? n} role="gridcell" aria-selected={day !== null && day === selected}>
                {day && (
                  <CalendarDay
                    day={day}
                    marks={dayMarks(day, log, outlook, today)}
                    selected={day === selected}
                    reached={day === cursor}
                    onSelect={() => {
                      show(day)
                      onSelect(day)
                    }}
                  />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      {firstOfMonth(cursor) !== firstOfMonth(today) && (
        <Button variant="default" size="compact-md" className={classes.back} onClick={() => show(today)}>
          Today
        </Button>
      )}
      {below}
      <CalendarLegend running={outlook.running} />
    </div>
  )
}

/** The day that the keyboard stands on; its month is the one that is shown. */
const useCursor = (selected: IsoDay | null, today: IsoDay) => {
  const [cursor, show] = useState(selected ?? today)
  const [followed, follow] = useState(selected)
  const grid = useRef<HTMLDivElement>(null)
  const byKey = useRef(false)
  // A day chosen elsewhere comes into sight; what is looked at since stays.
  if (selected !== followed) {
    follow(selected)
    if (selected) show(selected)
  }
  useEffect(() => {
    if (!byKey.current) return
    byKey.current = false
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${cursor}"]`)?.focus()
  }, [cursor])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : movedByKey(cursor, event.key)
    if (!next) return
    event.preventDefault()
    byKey.current = true
    show(next)
  }
  return { cursor, show, grid, onKeyDown }
}
