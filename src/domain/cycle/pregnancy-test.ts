import { addDays, compareDays, type IsoDay } from '../shared/day'
import type { CycleLog } from './log'

/** An older test says nothing of today. */
const daysOfTest = 300

/**
 * The day of a positive pregnancy test that nobody has answered yet: predictions pause, because bleeding that comes now
 * may be no period. A later negative test, the end of a pregnancy or the person’s own word answers it.
 */
export const openPositiveTest = ({ days, profile }: CycleLog, today: IsoDay): IsoDay | null => {
  const tests = days.filter(({ date, pregnancyTest }) => pregnancyTest !== null && date <= today && date >= addDays(today, -daysOfTest))
  const last = tests.toSorted((a, b) => compareDays(a.date, b.date)).at(-1)
  if (last?.pregnancyTest !== 'positive' || profile.settledTests.includes(last.date)) return null
  return profile.pregnancies.some(({ to }) => to >= last.date) ? null : last.date
}
