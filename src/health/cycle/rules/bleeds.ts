import { compareDays, daysBetween } from '@/kit/rules/day'
import { isFlow, type LoggedDay, type Span } from './history'

/** Days of flow that belong together, in order. */
export type Bleed = Span & { readonly days: readonly LoggedDay[] }

/** So many days without flow do not end a bleed: people forget to log, and bleeding pauses. */
const longestPause = 4

/** No bleed without a day. */
const bleedOf = (days: readonly LoggedDay[]): readonly Bleed[] => {
  const [first] = days
  const last = days.at(-1)
  return first && last ? [{ start: first.date, end: last.date, days }] : []
}

/** The bleeds of a log. Spotting neither starts nor lengthens one. */
export const bleedsOf = (log: readonly LoggedDay[]): readonly Bleed[] => {
  const days = log.filter(({ flow }) => isFlow(flow)).toSorted((a, b) => compareDays(a.date, b.date))
  const groups: LoggedDay[][] = []
  for (const day of days) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && daysBetween(last.date, day.date) <= longestPause + 1) group.push(day)
    else groups.push([day])
  }
  return groups.flatMap(bleedOf)
}

/** Cuts a bleed before the day at `index`. */
export const cutBleed = (
  { days }: Bleed,
  index: number,
): { readonly head: readonly Bleed[]; readonly tail: readonly Bleed[] } => ({
  head: bleedOf(days.slice(0, index)),
  tail: bleedOf(days.slice(index)),
})
