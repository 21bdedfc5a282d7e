import { addDays, compareDays, daysBetween, type IsoDay } from '../shared/day'

export const flows = ['spotting', 'light', 'medium', 'heavy'] as const
export type Flow = (typeof flows)[number]

/** The part of a day's log that predictions read. */
export type LoggedDay = { readonly date: IsoDay; readonly flow: Flow | null }

/** A period: its first and last day of bleeding. */
export type Period = { readonly start: IsoDay; readonly end: IsoDay }

/** From the start of a period to the day before the next. Lengths are in days. */
export type Cycle = { readonly start: IsoDay; readonly length: number; readonly periodLength: number }

/** So many days without bleeding do not end a period: people forget to log, and bleeding pauses. */
const longestPause = 2
/** Bleeding fewer days after the last start is between periods, not a new cycle. */
const shortestCycle = 15
const longestCycle = 90

const bleeds = ({ flow }: LoggedDay): boolean => flow !== null && flow !== 'spotting'

/** Groups bleeding days into runs, including short pauses. */
const runsOf = (days: readonly IsoDay[]): Period[] => {
  const runs: Period[] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && daysBetween(last.end, day) <= longestPause + 1) runs[runs.length - 1] = { ...last, end: day }
    else runs.push({ start: day, end: day })
  }
  return runs
}

/** The periods in a log, and bleeding that came too early to be one. Spotting alone does not start a period. */
export const periodsOf = (log: readonly LoggedDay[]): { readonly periods: readonly Period[]; readonly between: readonly Period[] } => {
  const days = [...new Set(log.filter(bleeds).map(({ date }) => date))].toSorted(compareDays)
  const periods: Period[] = []
  const between: Period[] = []
  for (const run of runsOf(days)) {
    const last = periods.at(-1)
    if (last && daysBetween(last.start, run.start) < shortestCycle) between.push(run)
    else periods.push(run)
  }
  return { periods, between }
}

/** The completed cycles between periods, oldest first. */
export const cyclesOf = (periods: readonly Period[]): readonly Cycle[] =>
  periods.slice(0, -1).flatMap(({ start, end }, index) => {
    const next = periods[index + 1]
    return next ? [{ start, length: daysBetween(start, next.start), periodLength: daysBetween(start, end) + 1 }] : []
  })

/** Days without a cycle. */
export type Pregnancy = { readonly from: IsoDay; readonly to: IsoDay }

const overlaps = ({ start, length }: Cycle, { from, to }: Pregnancy): boolean => start <= to && addDays(start, length - 1) >= from

/**
 * The cycles that predictions use: 15 to 90 days long, not left out by the person, and without a pregnancy.
 * @param leftOut the first days of the cycles that the person left out
 */
export const eligibleCycles = (
  cycles: readonly Cycle[],
  leftOut: ReadonlySet<IsoDay>,
  pregnancies: readonly Pregnancy[],
): readonly Cycle[] =>
  cycles.filter(
    (cycle) =>
      cycle.length >= shortestCycle &&
      cycle.length <= longestCycle &&
      !leftOut.has(cycle.start) &&
      !pregnancies.some((pregnancy) => overlaps(cycle, pregnancy)),
  )
