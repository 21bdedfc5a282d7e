import { addDays, compareDays, daysBetween, type IsoDay } from '../shared/day'
import { gestationStart } from '../pregnancy/gestation'
import type { Bleed } from './bleeds'
import type { PastPregnancy } from './log'

/** The days of a pregnancy, from the period with which it began. */
export type PregnancySpan = {
  readonly from: IsoDay
  /** The last day of the period with which it began; the day before `from` where none is logged. */
  readonly periodEnd: IsoDay
  /** The first day on which there can have been a pregnancy: two weeks after the day from which its weeks are counted. */
  readonly conceived: IsoDay
  /** The day on which it ended; today for a running one. */
  readonly to: IsoDay
  readonly ended: PastPregnancy['ended'] | null
  /** What the body goes through after its end; null for a running one. */
  readonly follows: AfterEnd | null
}

/**
 * What follows the end of a pregnancy. Bleeding that begins within `bleedingDays` is lochia (WHO), or comes with the loss (NHS). For
 * `urgentDays` a soaked pad or severe pain is urgent, whatever else is logged or chosen (WHO, postnatal care: six weeks).
 */
export const afterEnd = {
  birth: { bleedingDays: 42, urgentDays: 42 },
  loss: { bleedingDays: 21, urgentDays: 42 },
} as const
export type AfterEnd = keyof typeof afterEnd

/** A baby that is born dead from 28 weeks on is a stillbirth (WHO): the body goes through what it does after a birth. */
const weeksOfStillbirth = 28

/** @param start the first of the 280 days */
const followsLike = (start: IsoDay, to: IsoDay, ended: PastPregnancy['ended']): AfterEnd =>
  ended === 'birth' || daysBetween(start, to) >= weeksOfStillbirth * 7 ? 'birth' : 'loss'

const daysToConception = 14

/** A clinic's date may lie so many days before, and after, the first day of the last period. */
const nearDays = { before: 14, after: 21 } as const

const spanFrom = (start: IsoDay, to: IsoDay, ended: PregnancySpan['ended'], bleeds: readonly Bleed[]): PregnancySpan => {
  const distance = (bleed: Bleed): number => Math.abs(daysBetween(start, bleed.start))
  const near = bleeds.filter((bleed) => bleed.start <= to && bleed.start >= addDays(start, -nearDays.after) && bleed.start <= addDays(start, nearDays.before))
  const [period] = near.toSorted((a, b) => distance(a) - distance(b))
  return {
    from: period?.start ?? start,
    periodEnd: period?.end ?? addDays(start, -1),
    conceived: addDays(start, daysToConception),
    to,
    ended,
    follows: ended && followsLike(start, to, ended),
  }
}

/** By their ends, the running one last. @param pregnantSince the first of the 280 days of the running pregnancy; null when there is none */
export const pregnancySpans = (past: readonly PastPregnancy[], pregnantSince: IsoDay | null, today: IsoDay, bleeds: readonly Bleed[]): readonly PregnancySpan[] => [
  ...past.toSorted((a, b) => compareDays(a.to, b.to)).map(({ from, to, due, ended }) => spanFrom(due === null ? from : gestationStart(due), to, ended, bleeds)),
  ...(pregnantSince === null ? [] : [spanFrom(pregnantSince, today, null, bleeds)]),
]

/** The last day on which bleeding belongs to a pregnancy or its end. */
export const lastDayAfter = ({ to, follows }: PregnancySpan): IsoDay => (follows === null ? to : addDays(to, afterEnd[follows].bleedingDays))
