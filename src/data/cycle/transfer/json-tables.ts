import * as v from 'valibot'
import { tableOf, type ReadCsv } from './csv'

/** The lists of entries in any JSON, as tables. Property names become columns; a nested property is `symptoms.cramps`. */

const objectSchema = v.record(v.string(), v.unknown())
const maxDepth = 4
const maxColumns = 200

type Cells = ReadonlyMap<string, string>

const cellOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

const cellsOf = (entry: unknown, path: string, depth: number): readonly (readonly [string, string])[] => {
  const cell = cellOf(entry)
  if (cell !== null) return [[path, cell]]
  if (depth > maxDepth) return []
  if (Array.isArray(entry)) return [[path, entry.map(cellOf).filter((each) => each !== null).join('; ')]]
  if (!v.is(objectSchema, entry)) return []
  return Object.entries(entry).flatMap(([key, value]) => cellsOf(value, path === '' ? key : `${path}.${key}`, depth + 1))
}

/** `type` in a list of symptoms is the symptom. */
const isGeneral = (key: string): boolean => /^(?:name|type|value|label|kind|option|text|title|level)$/iu.test(key)

const tableOfList = (list: readonly unknown[], name: string | null): ReadCsv | null => {
  const entries = list.map((entry): Cells => new Map(v.is(objectSchema, entry) ? cellsOf(entry, '', 0) : []))
  const headers = [...new Set(entries.flatMap((cells) => [...cells.keys()]))].slice(0, maxColumns)
  if (headers.length === 0) return null
  const names = headers.map((header) => (name !== null && isGeneral(header) ? `${name}.${header}` : header))
  return tableOf({ headers: names, rows: entries.map((cells, index) => ({ line: index + 1, cells: headers.map((header) => cells.get(header) ?? '') })) }, name)
}

export const jsonTables = (json: unknown, name: string | null = null, depth = 0): readonly ReadCsv[] => {
  if (Array.isArray(json)) return [tableOfList(json, name)].filter((table) => table !== null)
  if (depth > maxDepth || !v.is(objectSchema, json)) return []
  return Object.entries(json).flatMap(([key, value]) => jsonTables(value, key, depth + 1))
}
