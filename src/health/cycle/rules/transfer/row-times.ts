import type { ColumnUse } from './column-uses'
import { namesZone, readInstant, readTime, type DateOrder, type DayAndTime } from './dates'
import { areFarMidnights, farMidnight, isFarSpan } from './far-midnights'
import { readZone } from './zones'

/** The cell of a row by the use of its column. */
export type CellOf = (use: ColumnUse) => string
/** Reads the day and time of a row. */
export type TimeOf = (use: TimeUse) => DayAndTime | null

const timeUses = ['date', 'period-start', 'period-end'] as const satisfies readonly ColumnUse[]
type TimeUse = (typeof timeUses)[number]

/**
 * Returns a function that reads the times of a row, by its own zone where it has one, and else as all rows of the table
 * suggest.
 */
export const timesOf = (rows: readonly CellOf[], order: DateOrder): ((cellOf: CellOf) => TimeOf) => {
  const instantOf = (cellOf: CellOf, use: TimeUse): number | null =>
    readZone(cellOf('zone')) !== null || namesZone(cellOf(use)) ? null : readInstant(cellOf(use), order)
  const areFar = areFarMidnights(rows.flatMap((cellOf) => timeUses.flatMap((use) => instantOf(cellOf, use) ?? [])))
  return (cellOf) => {
    const [start, end] = [instantOf(cellOf, 'period-start'), instantOf(cellOf, 'period-end')]
    const isFar = areFar || (start !== null && end !== null && isFarSpan(start, end))
    return (use) => {
      const instant = isFar ? instantOf(cellOf, use) : null
      return instant === null ? readTime(cellOf(use), order, readZone(cellOf('zone'))) : farMidnight(instant)
    }
  }
}
