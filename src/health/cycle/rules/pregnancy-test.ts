import { addDays, compareDays, type IsoDay } from '@/kit/rules/day'
import type { CycleLog } from './log'

/** An older test says nothing of today. */
const daysOfTest = 300

/**
 * The day of a positive pregnancy test that nobody has answered yet: predictions pause, because bleeding that comes now
 * may be no period. A later negative test, the end of a pregnancy or the person’s own word answers it.
 */
export const openPositiveTest = ({ days, profile }: CycleLog, today: IsoDay): IsoDay | null => {
  const tests = days.filter(
    ({ date, pregnancyTest }) => pregnancyTest !== null && date <= today && date >= addDays(today, -daysOfTest),
  )
  const last = tests.toSorted((a, b) => compareDays(a.date, b.date)).at(-1)
  if (last?.pregnancyTest !== 'positive' || profile.settledTests.includes(last.date)) return null
  return profile.pregnancies.some(({ to }) => to >= last.date) ? null : last.date
}

/** The days of positive tests that neither a later negative one nor the person’s own word contradicts, oldest first. */
export const positiveTests = ({ days, profile }: CycleLog): readonly IsoDay[] => {
  const lastNegative = days.findLast(({ pregnancyTest }) => pregnancyTest === 'negative')?.date
  const isContradicted = (date: IsoDay): boolean =>
    profile.settledTests.includes(date) ||
    (lastNegative !== undefined &&
      lastNegative > date &&
      !profile.pregnancies.some(({ to }) => to >= date && to <= lastNegative))
  return days.flatMap(({ date, pregnancyTest }) =>
    pregnancyTest === 'positive' && !isContradicted(date) ? [date] : [],
  )
}

/**
 * A test shows a pregnancy from about eight days after conception on (NHS, Doing a pregnancy test). With two more, to
 * be on the safe side.
 */
const daysBeforeTest = 10

/**
 * Bleeding from this day on, up to a positive test and after it, is bleeding in a pregnancy: no period, whatever it
 * looks like.
 */
export const bleedingBeforeTest = (test: IsoDay): IsoDay => addDays(test, -daysBeforeTest)
