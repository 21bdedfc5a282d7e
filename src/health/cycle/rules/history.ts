import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'

export const flows = ['spotting', 'light', 'medium', 'heavy'] as const
export type Flow = (typeof flows)[number]

/** The reason why bleeding was no period. */
export const noPeriodReasons = ['between', 'contraception', 'pregnancy', 'other'] as const
export type NoPeriodReason = (typeof noPeriodReasons)[number]

/**
 * A person's mark on a day of bleeding: a cycle starts here, or it was no period, with the reason. It overrules
 * every rule.
 */
export const periodMarks = ['cycle-start', ...noPeriodReasons] as const
type PeriodMark = (typeof periodMarks)[number]

/** The part of a day's log that predictions read. */
export type LoggedDay = { readonly date: IsoDay; readonly flow: Flow | null; readonly mark: PeriodMark | null }

/** From a first to a last day. */
export type Span = { readonly start: IsoDay; readonly end: IsoDay }

/** A period: its first and last day of bleeding. */
export type Period = Span

/**
 * From the start of a period to the day before the next. Lengths are in days; that of the period is null while its end
 * is not known.
 */
export type Cycle = { readonly start: IsoDay; readonly length: number; readonly periodLength: number | null }

/** Bleeding fewer days after the last start is between periods, not a new cycle. */
export const shortestCycle = 15
export const longestCycle = 90

export const isFlow = (flow: Flow | null): boolean => flow !== null && flow !== 'spotting'

export const lengthOf = ({ start, end }: Span): number => daysBetween(start, end) + 1

export const touches = ({ start, end }: Span, from: IsoDay, to: IsoDay): boolean => start <= to && end >= from

/** A period of which only the start is logged, or which may go on. Its length is not known. */
export const isOpen = ({ start, end }: Period, today: IsoDay): boolean => start === end || daysBetween(end, today) <= 1

/** The completed cycles between periods, oldest first. */
export const cyclesOf = (periods: readonly Period[]): readonly Cycle[] =>
  periods.slice(0, -1).flatMap((period, index) => {
    const next = periods[index + 1]
    if (!next) return []
    return [
      {
        start: period.start,
        length: daysBetween(period.start, next.start),
        periodLength: period.start === period.end ? null : lengthOf(period),
      },
    ]
  })

export const lastDayOf = ({ start, length }: Cycle): IsoDay => addDays(start, length - 1)
