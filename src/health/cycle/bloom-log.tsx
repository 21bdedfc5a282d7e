import { Title } from '@mantine/core'
import type { CycleLog } from '@/health/cycle/rules/log'
import type { LogTab } from '@/health/cycle/rules/tracker-url'
import type { IsoDay } from '@/kit/rules/day'
import * as messages from '#words/health/cycle/screens-bloom'
import { todayDate } from '#words/health/cycle/screens-calendar'
import { dayAndMonth, longDay } from '@/kit/words/format-day'
import classes from './bloom.module.css'
import type { SaveEdits } from './day-drafts'
import { DayEntry } from './day-entry'
import { offeredFlows } from './flow-order'
import { saveDay } from './commands'
import { goToPremium } from './go-to'
import { useId } from 'react'
import type { UserId } from '@/kit/rules/ids'

/** Saves entries of a day, and says so in the words of this tracker. */
export const saveToday = (userId: UserId, today: IsoDay): SaveEdits =>
  saveDay(userId, (date) => ({
    title: date === today ? messages.todaySaved : messages.daySaved({ day: dayAndMonth(date) }),
  }))

type BloomLogProps = {
  log: CycleLog
  day: IsoDay
  today: IsoDay
  owner: UserId
  tab: LogTab
  onTab: (tab: LogTab) => void
}

/** The log of the selected day: flow, with symptoms, mood and notes in tabs. */
export function BloomLog({ log, day, today, owner, tab, onTab }: BloomLogProps) {
  const titleId = useId()
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId} mb="sm">
        {day === today ? todayDate({ day: dayAndMonth(day) }) : longDay(day)}
      </Title>
      <DayEntry
        log={log}
        day={day}
        today={today}
        owner={owner}
        flows={offeredFlows}
        tab={tab}
        onTab={onTab}
        onPremium={goToPremium}
        onSave={saveToday(owner, today)}
      />
    </section>
  )
}
