import { addDays, compareDays, daysBetween, earliestOf, latestOf, type IsoDay } from '@/kit/rules/day'
import { gestationStart } from '@/health/pregnancy/rules/gestation'
import type { Bleed } from './bleeds'
import type { CycleLog, PastPregnancy } from './log'
import { bleedingBeforeTest, positiveTests } from './pregnancy-test'

/** The days of a pregnancy, from the period with which it began. */
export type PregnancySpan = {
  readonly from: IsoDay
  /**
   * The first day on which bleeding is bleeding in the pregnancy: two weeks after the day from which its weeks are
   * counted, and after the period with which it began; or some days before a positive test.
   */
  readonly bleedingFrom: IsoDay
  /** The day on which it ended; today for a running one. */
  readonly to: IsoDay
  readonly ended: PastPregnancy['ended'] | null
  /** The state after its end; null for a running one. */
  readonly follows: AfterEnd | null
}

/**
 * The rules after the end of a pregnancy. Bleeding that begins within `bleedingDays` is lochia (WHO), or comes with the
 * loss (NHS). For `urgentDays` a soaked pad or severe pain is urgent, whatever else is logged or chosen (WHO, postnatal
 * care: six weeks).
 */
export const afterEnd = {
  birth: { bleedingDays: 42, urgentDays: 42 },
  loss: { bleedingDays: 21, urgentDays: 42 },
} as const
export type AfterEnd = keyof typeof afterEnd

/**
 * A baby that is born dead from 28 weeks on is a stillbirth (WHO): the body goes through what it does after a birth.
 */
const weeksOfStillbirth = 28

/** @param start the first of the 280 days */
const followsLike = (start: IsoDay, to: IsoDay, ended: PastPregnancy['ended']): AfterEnd =>
  ended === 'birth' || daysBetween(start, to) >= weeksOfStillbirth * 7 ? 'birth' : 'loss'

const daysToConception = 14

/** Bleeding that goes on for longer than a period is not counted as one (NHS, Periods: 2 to 7 days). */
const longestPeriod = 7

/** A clinic's date may lie so many days before, and after, the first day of the last period. */
const nearDays = { before: 14, after: 21 } as const

const spanFrom = (
  start: IsoDay,
  to: IsoDay,
  ended: PregnancySpan['ended'],
  bleeds: readonly Bleed[],
  tests: readonly IsoDay[],
): PregnancySpan => {
  const earliest = addDays(start, -nearDays.after)
  const test = tests.find((day) => day >= earliest && day <= to)
  const tested = test === undefined ? null : bleedingBeforeTest(test)
  const distance = (bleed: Bleed): number => Math.abs(daysBetween(start, bleed.start))
  const near = bleeds.filter(
    (bleed) =>
      bleed.start <= to &&
      bleed.start >= earliest &&
      bleed.start <= addDays(start, nearDays.before) &&
      (tested === null || bleed.start < tested),
  )
  const [period] = near.toSorted((a, b) => distance(a) - distance(b))
  const afterPeriod = period && addDays(earliestOf(period.end, addDays(period.start, longestPeriod - 1)), 1)
  const counted = latestOf(addDays(start, daysToConception), afterPeriod ?? start)
  const bleedingFrom = tested === null ? counted : earliestOf(counted, tested)
  return {
    from: earliestOf(period?.start ?? start, bleedingFrom),
    bleedingFrom,
    to,
    ended,
    follows: ended && followsLike(start, to, ended),
  }
}

/**
 * By their ends, the running one last.
 * @param pregnantSince the first of the 280 days of the running pregnancy; null when there is none
 */
export const pregnancySpans = (
  log: CycleLog,
  pregnantSince: IsoDay | null,
  today: IsoDay,
  bleeds: readonly Bleed[],
): readonly PregnancySpan[] => {
  const past = log.profile.pregnancies.toSorted((a, b) => compareDays(a.to, b.to))
  if (past.length === 0 && pregnantSince === null) return []
  const tests = positiveTests(log)
  /** A test from before the end of the pregnancy before was about that one. */
  const testsAfter = (index: number): readonly IsoDay[] => tests.filter((day) => day > (past[index - 1]?.to ?? ''))
  return [
    ...past.map(({ from, to, due, ended }, index) =>
      spanFrom(due === null ? from : gestationStart(due), to, ended, bleeds, testsAfter(index)),
    ),
    ...(pregnantSince === null ? [] : [spanFrom(pregnantSince, today, null, bleeds, testsAfter(past.length))]),
  ]
}

/** The last day on which bleeding belongs to a pregnancy or its end. */
export const lastDayAfter = ({ to, follows }: PregnancySpan): IsoDay =>
  follows === null ? to : addDays(to, afterEnd[follows].bleedingDays)
