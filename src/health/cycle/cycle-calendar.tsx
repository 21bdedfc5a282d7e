// Chunk: tracker-parts

import { ActionIcon, Button, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type TouchEvent } from 'react'
import { firstOfMonth, monthsOn, movedByKey, weeksOfMonth } from '@/kit/rules/calendar-month'
import { dayMarks } from '@/health/cycle/rules/day-marks'
import type { CycleLog } from '@/health/cycle/rules/log'
import type { Outlook } from '@/health/cycle/rules/outlook'
import type { IsoDay } from '@/kit/rules/day'
import * as messages from '#words/health/cycle/screens-calendar'
import { monthAndYear, nameOfWeekday } from '@/kit/words/format-day'
import { CalendarDay } from './calendar-day'
import { CalendarLegend } from './calendar-legend'
import classes from './cycle-calendar.module.css'

type CycleCalendarProps = {
  log: CycleLog
  outlook: Outlook
  today: IsoDay
  selected: IsoDay | null
  onSelect: (day: IsoDay) => void
  /** Actions for the selected day, shown between the days and the legend. */
  below?: ReactNode
}

const weekdays = [
  { name: nameOfWeekday(1), short: messages.mondayShort },
  { name: nameOfWeekday(2), short: messages.tuesdayShort },
  { name: nameOfWeekday(3), short: messages.wednesdayShort },
  { name: nameOfWeekday(4), short: messages.thursdayShort },
  { name: nameOfWeekday(5), short: messages.fridayShort },
  { name: nameOfWeekday(6), short: messages.saturdayShort },
  { name: nameOfWeekday(0), short: messages.sundayShort },
] as const

/**
 * A month of the log. Not Mantine's Month, which costs 6 kB (10 kB with styles), does not change the month by keyboard
 * and does not label its cells.
 */
export function CycleCalendar({ log, outlook, today, selected, onSelect, below }: CycleCalendarProps) {
  const { cursor, setCursor, grid, onKeyDown } = useCursor(selected, today)
  const titleId = useId()
  const swipe = useMonthSwipe((months) => setCursor(monthsOn(cursor, months)))
  return (
    <div>
      <div className={classes.head}>
        <ActionIcon aria-label={messages.previousMonth} onClick={() => setCursor(monthsOn(cursor, -1))}>
          <IconChevronLeft size={22} aria-hidden />
        </ActionIcon>
        <Title order={2} size="h4" id={titleId} className={classes.month} aria-live="polite">
          {monthAndYear(cursor)}
        </Title>
        <ActionIcon aria-label={messages.nextMonth} onClick={() => setCursor(monthsOn(cursor, 1))}>
          <IconChevronRight size={22} aria-hidden />
        </ActionIcon>
      </div>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-labelledby={titleId}
        className={classes.grid}
        onKeyDown={onKeyDown}
        {...swipe}
      >
        <div role="row" className={classes.week}>
          {weekdays.map(({ name, short }) => (
            <div key={name} role="columnheader" aria-label={name} className={classes.weekday}>
              {short}
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
                    isTabStop={day === cursor}
                    onSelect={() => {
                      setCursor(day)
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
        <Button variant="default" size="compact-md" className={classes.back} onClick={() => setCursor(today)}>
          {messages.today}
        </Button>
      )}
      {below}
      <CalendarLegend running={outlook.running} confirmed={outlook.confirmed} />
    </div>
  )
}

/** The day with keyboard focus; its month is shown. */
const useCursor = (selected: IsoDay | null, today: IsoDay) => {
  const [cursor, setCursor] = useState(selected ?? today)
  const [lastSelected, setLastSelected] = useState(selected)
  const grid = useRef<HTMLDivElement>(null)
  const focusCursor = useRef(false)
  // Shows a day that was selected elsewhere, but only once: the user may then look at other months.
  if (selected !== lastSelected) {
    setLastSelected(selected)
    if (selected) setCursor(selected)
  }
  useEffect(() => {
    if (!focusCursor.current) return
    focusCursor.current = false
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${cursor}"]`)?.focus()
  }, [cursor])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : movedByKey(cursor, event.key)
    if (!next) return
    event.preventDefault()
    focusCursor.current = true
    setCursor(next)
  }
  return { cursor, setCursor, grid, onKeyDown }
}

/** In CSS pixels. Shorter movements are taps; steeper ones scroll the page. */
const minDistance = 48

const useMonthSwipe = (onMonth: (months: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      start.current = null
      if (Math.abs(across) >= minDistance && Math.abs(across) > 2 * Math.abs(down)) onMonth(across < 0 ? 1 : -1)
    },
  }
}
