import * as v from 'valibot'
import { tableOf, type ReadCsv } from './csv'

/**
 * The lists of entries in any JSON, as tables. Property names become columns; a nested property is `symptoms.cramps`.
 */

const objectSchema = v.record(v.string(), v.unknown())
const maxDepth = 4
const maxColumns = 200
/** Says that there is more. It is also the last column, with all that are too many. */
const rest = '…'

type Cell = readonly [path: string, text: string]

const cellOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

/** Joins the cells of a list with the same path to one cell. */
const joined = (cells: readonly Cell[]): readonly Cell[] => {
  const paths = [...new Set(cells.map(([path]) => path))]
  return paths.map((path) => [
    path,
    cells
      .filter(([each]) => each === path)
      .map(([, text]) => text)
      .join('; '),
  ])
}

const cellsOf = (entry: unknown, path: string, depth: number): readonly Cell[] => {
  const cell = cellOf(entry)
  if (cell !== null) return [[path, cell]]
  if (entry === null || entry === undefined) return []
  if (depth > maxDepth) return [[path, rest]]
  if (Array.isArray(entry)) return joined(entry.flatMap((each) => cellsOf(each, path, depth + 1)))
  if (!v.is(objectSchema, entry)) return []
  return Object.entries(entry).flatMap(([key, value]) =>
    cellsOf(value, path === '' ? key : `${path}.${key}`, depth + 1),
  )
}

/** `type` in a list of symptoms is the symptom. */
const isGeneral = (key: string): boolean => /^(?:name|type|value|label|kind|option|text|title|level)$/iu.test(key)

const tableOfList = (list: readonly unknown[], name: string | null): ReadCsv | null => {
  const entries = list.map((entry) => new Map(v.is(objectSchema, entry) ? cellsOf(entry, '', 0) : []))
  const paths = [...new Set(entries.flatMap((cells) => [...cells.keys()]))]
  if (paths.length === 0) return null
  const [own, others] = [paths.slice(0, maxColumns), paths.slice(maxColumns)]
  const headers = own.map((path) => (name !== null && isGeneral(path) ? `${name}.${path}` : path))
  const othersOf = (cells: ReadonlyMap<string, string>): string =>
    others.flatMap((path) => (cells.has(path) ? [`${path}: ${cells.get(path)}`] : [])).join('; ')
  const rows = entries.map((cells, index) => ({
    line: index + 1,
    cells: [...own.map((path) => cells.get(path) ?? ''), ...(others.length > 0 ? [othersOf(cells)] : [])],
  }))
  return tableOf({ headers: others.length > 0 ? [...headers, rest] : headers, rows }, name)
}

export const jsonTables = (json: unknown, name: string | null = null, depth = 0): readonly ReadCsv[] => {
  if (Array.isArray(json)) return [tableOfList(json, name)].filter((table) => table !== null)
  if (depth > maxDepth || !v.is(objectSchema, json)) return []
  return Object.entries(json).flatMap(([key, value]) => jsonTables(value, key, depth + 1))
}
