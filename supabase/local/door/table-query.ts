import type { ExposedSchema, ExposedTable } from './exposed-schema.ts'

const operator = '(?:eq|neq|lt|lte|gt|gte|is|in)'
const filter = new RegExp(`^(?:not\\.)?${operator}\\.`)
/**
 * Admins search short names, by one pattern. Dozens of patterns in long descriptions would take half a minute.
 */
const searched: ReadonlySet<string> = new Set(['name', 'title'])
/** `column.operator.value`, the value in quotes where it holds a comma or a bracket. */
const condition = `(?:[a-z_]+\\.${operator}\\.(?:"[^"]*"|[^",()]*))`
/** The conditions of an `or`, with one level of `and`: older rows are asked for by time and id. */
const conditions = new RegExp(
  `^\\((?:${condition}|and\\(${condition}(?:,${condition})*\\))(?:,(?:${condition}|and\\(${condition}(?:,${condition})*\\)))*\\)$`,
)
const order = /^[a-z_]+(?:\.(?:asc|desc))?(?:\.nulls(?:first|last))?$/
/** An item comes with its photos; each more would multiply the rows. */
const maxEmbedded = 1

/** The entries of a list, with brackets kept together; undefined where brackets are nested or not closed. */
const entriesOf = (list: string): readonly string[] | undefined => {
  const entries = list.match(/[^,()]+(?:\([^()]*\))?/g) ?? []
  return entries.join(',') === list ? entries : undefined
}

/** Each once: the database would read and send a column as often as it is named. */
const areReadable = ({ readable }: ExposedTable, names: readonly string[]): boolean =>
  new Set(names).size === names.length && names.every((name) => name === '*' || readable.has(name))

/** Columns of the table, and columns of other tables in one level of brackets. */
const isSelect = (value: string, table: ExposedTable, { tables }: ExposedSchema): boolean => {
  const entries = entriesOf(value)
  if (!entries) return false
  const embedded = entries.filter((entry) => entry.endsWith(')'))
  return (
    areReadable(
      table,
      entries.filter((entry) => !entry.endsWith(')')),
    ) &&
    embedded.length <= maxEmbedded &&
    embedded.every((entry) => {
      const [name = '', columns = ''] = entry.slice(0, -1).split('(')
      const other = tables.get(name)
      return other?.methods.has('GET') === true && areReadable(other, columns.split(','))
    })
  )
}

/** True for the parameters with which a client of the app reads, changes or deletes rows. */
export const isTableParameter = (
  [name, value]: readonly [string, string],
  table: ExposedTable,
  exposed: ExposedSchema,
): boolean => {
  if (name === 'select') return isSelect(value, table, exposed)
  if (name === 'columns') return value.split(',').every((column) => table.writable.has(column.replaceAll('"', '')))
  if (name === 'order')
    return value.split(',').every((entry) => order.test(entry) && table.readable.has(entry.split('.', 1)[0] ?? ''))
  if (name === 'limit' || name === 'offset') return /^\d{1,9}$/.test(value)
  if (name === 'or') return conditions.test(value)
  return table.readable.has(name) && (filter.test(value) || (searched.has(name) && value.startsWith('ilike.')))
}
