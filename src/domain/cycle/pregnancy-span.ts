import { addDays, daysBetween, type IsoDay } from '../shared/day'
import { gestationStart } from '../pregnancy/gestation'
import type { Bleed } from './bleeds'
import type { PastPregnancy } from './log'

/** The days of a pregnancy, from the period with which it began. */
export type PregnancySpan = {
  readonly from: IsoDay
  /** The last day of the period with which it began; the day before `from` where none is logged. */
  readonly periodEnd: IsoDay
  /** The day on which it ended; today for a running one. */
  readonly to: IsoDay
  readonly ended: PastPregnancy['ended'] | null
}

/** Bleeding that begins within so many days is lochia (WHO), or comes with the loss (NHS). */
const daysAfterPregnancy = { birth: 42, loss: 21 } as const satisfies Record<PastPregnancy['ended'], number>

/** A clinic's date may lie so many days before, and after, the first day of the last period. */
const nearDays = { before: 14, after: 21 } as const

const spanFrom = (start: IsoDay, to: IsoDay, ended: PregnancySpan['ended'], bleeds: readonly Bleed[]): PregnancySpan => {
  const distance = (bleed: Bleed): number => Math.abs(daysBetween(start, bleed.start))
  const near = bleeds.filter((bleed) => bleed.start <= to && bleed.start >= addDays(start, -nearDays.after) && bleed.start <= addDays(start, nearDays.before))
  const [period] = near.toSorted((a, b) => distance(a) - distance(b))
  return { from: period?.start ?? start, periodEnd: period?.end ?? addDays(start, -1), to, ended }
}

/** @param pregnantSince the first of the 280 days of the running pregnancy; null when there is none */
export const pregnancySpans = (past: readonly PastPregnancy[], pregnantSince: IsoDay | null, today: IsoDay, bleeds: readonly Bleed[]): readonly PregnancySpan[] => [
  ...past.map(({ from, to, due, ended }) => spanFrom(due === null ? from : gestationStart(due), to, ended, bleeds)),
  ...(pregnantSince === null ? [] : [spanFrom(pregnantSince, today, null, bleeds)]),
]

/** The last day on which bleeding belongs to a pregnancy or its end. */
export const lastDayAfter = ({ to, ended }: PregnancySpan): IsoDay => (ended === null ? to : addDays(to, daysAfterPregnancy[ended]))
