import { isDated, orderIn, orderOfFile } from '@/health/cycle/rules/transfer/column-mapping'
import type { ColumnUse } from '@/health/cycle/rules/transfer/column-uses'
import type { DateOrder } from '@/health/cycle/rules/transfer/dates'
import type { Unsupported } from '@/health/cycle/rules/transfer/gather-days'
import { saysBleeding } from '@/health/cycle/rules/transfer/column-names'
import type { ReadCsv } from './csv'

/** The most tables that the user is asked about. */
const mostTables = 4

const bleeding: ReadonlySet<ColumnUse> = new Set<ColumnUse>(['flow', 'period-start'])
/** Columns that hardly any table without cycles has. */
const telling: ReadonlySet<ColumnUse> = new Set<ColumnUse>([
  'flow',
  'symptoms',
  'mood',
  'mucus',
  'sex',
  'pregnancy-test',
  'ovulation-test',
  'no-period',
  'pain',
])

const tells = ({ name, headers, guess: { columns } }: ReadCsv): boolean =>
  columns.some(
    (use, index) =>
      telling.has(use) || (use === 'period-start' && (saysBleeding(headers[index] ?? '') || saysBleeding(name ?? ''))),
  )

/** The notes of a file with cycle data belong to it; those in an archive may be about anything. */
const belongs = (table: ReadCsv, isOneFile: boolean): boolean =>
  tells(table) || (isOneFile && table.guess.columns.includes('notes'))

/** A table needs dates first, then cycle data, best of all bleeding. Of equal tables the one with more data wins. */
const worthOf = (table: ReadCsv): number => {
  const { columns } = table.guess
  if (!isDated(columns) || table.rows.length === 0) return 0
  const content = columns.filter((use) => use !== 'ignore').length
  return (
    1 + content / 1000 + (tells(table) ? 2 : 0) + (tells(table) && columns.some((use) => bleeding.has(use)) ? 1 : 0)
  )
}

/** `leftOut` names the tables with dates but without cycle data. */
export type BestTables = {
  readonly table: ReadCsv
  readonly more: readonly ReadCsv[]
  readonly leftOut: readonly Unsupported[]
}

const withOrder = (table: ReadCsv, decided: DateOrder | null): ReadCsv => {
  const { order, ambiguous } = orderIn(table.guess.columns, table.rows, decided)
  return { ...table, guess: { ...table.guess, dateOrder: order, datesAmbiguous: ambiguous, decided } }
}

/**
 * The table with the most cycle data, and the others with cycle data; null if none has dates.
 * @param isOneFile whether all are lists of one file
 */
export const bestTables = (tables: readonly ReadCsv[], isOneFile = false): BestTables | null => {
  const ranked = tables
    .map((table) => ({ table, worth: worthOf(table) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
  const [best, ...others] = ranked
  if (!best) return null
  const more = others.filter(({ table }) => belongs(table, isOneFile)).slice(0, mostTables - 1)
  const leftOut = others
    .filter((other) => !more.includes(other))
    .map(({ table: { name } }): Unsupported => ({ what: { kind: 'named', name: name ?? '' }, count: 1 }))
  const decided = orderOfFile(tables)
  return { table: withOrder(best.table, decided), more: more.map(({ table }) => withOrder(table, decided)), leftOut }
}
