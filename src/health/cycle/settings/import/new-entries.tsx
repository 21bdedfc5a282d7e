import type { DayLog } from '@/health/cycle/rules/log'
import { compareDays } from '@/kit/rules/day'
import * as messages from '#words/health/cycle/screens-import'
import { dayWords } from '@/health/cycle/words/transfer/day-words'
import { fullDay } from '@/kit/words/format-day'
import disclosure from '@/kit/layout/disclosure.module.css'
import classes from '../settings.module.css'

const maxDays = 100

/** Lists the days that an import adds, the latest first. */
export function NewEntries({ days }: { days: readonly DayLog[] }) {
  if (days.length === 0) return null
  const latest = days.toSorted((a, b) => compareDays(b.date, a.date)).slice(0, maxDays)
  return (
    <details className={disclosure.fold}>
      <summary>{messages.showNew}</summary>
      <ul className={`${classes.list} ${classes.break}`}>
        {latest.map((day) => (
          <li key={day.date}>
            <strong>{fullDay(day.date)}</strong> {dayWords(day)}
          </li>
        ))}
        {days.length > maxDays && <li>{messages.moreDays({ count: days.length - maxDays })}</li>}
      </ul>
    </details>
  )
}
