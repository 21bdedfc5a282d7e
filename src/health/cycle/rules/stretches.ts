import { addDays, compareDays, daysBetween, type IsoDay } from '@/kit/rules/day'
import type { LoggedDay, Span } from './history'
import type { CycleLog } from './log'
import type { Bleeding } from './periods'
import { lastDayAfter } from './pregnancy-span'

/** Days in a row, without a break. */
export const stretchesOf = (days: readonly LoggedDay[]): readonly Span[] => {
  const stretches: Span[] = []
  for (const { date } of days.toSorted((a, b) => compareDays(a.date, b.date))) {
    const last = stretches.at(-1)
    if (last && daysBetween(last.end, date) <= 1) stretches[stretches.length - 1] = { ...last, end: date }
    else stretches.push({ start: date, end: date })
  }
  return stretches
}

/** The longest stretch of bleeding and spotting in a row that ends on a day or later, in days. */
export const longestStretch = (days: readonly LoggedDay[], from: IsoDay): number =>
  stretchesOf(days.filter(({ flow }) => flow !== null))
    .filter(({ end }) => end >= from)
    .reduce((longest, { start, end }) => Math.max(longest, daysBetween(start, end) + 1), 0)

/** Spotting so few days before or after a period belongs to it. */
const nearDays = 2

const isNear = ({ start, end }: Span, period: Span): boolean =>
  start <= addDays(period.end, nearDays) && end >= addDays(period.start, -nearDays)

const counts = ({ mark }: LoggedDay): boolean => mark === null || mark === 'between' || mark === 'cycle-start'

/** The number of cycles with bleeding or spotting between periods. */
export const countBetween = (
  log: CycleLog,
  { periods, other, pregnancies }: Bleeding,
  from: IsoDay,
  today: IsoDay,
): number => {
  const spotting = stretchesOf(log.days.filter((day) => day.flow === 'spotting' && day.date <= today && counts(day)))
  const between = [...other.filter(({ kind }) => kind === 'between'), ...spotting]
    .filter(({ start }) => start >= from)
    .filter((span) => !periods.some((period) => isNear(span, period)))
    .filter(({ start }) => !pregnancies.some((span) => start >= span.from && start <= lastDayAfter(span)))
  const cycles = between.flatMap(({ start }) => periods.findLast((period) => period.start <= start)?.start ?? [])
  return new Set(cycles).size
}
