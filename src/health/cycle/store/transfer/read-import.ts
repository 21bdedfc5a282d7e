// Chunk: tracker-import

import type { Gathered, Unsupported } from '@/health/cycle/rules/transfer/gather-days'
import type { DateOrder } from '@/health/cycle/rules/transfer/dates'
import type { FoundLog } from '@/health/cycle/rules/transfer/merge'
import { parseJson } from '@/kit/rules/parse-json'
import { runInBackground } from '@/store/run-in-background'
import { readBackup } from './read-backup'
import { bestTables, type BestTables } from './best-tables'
import { readClue } from './clue'
import { readCsv, type ReadCsv } from './csv'
import { readFlo } from './flo'
import { daysOfHealth, healthExportSchema } from './health'
import { isHealthExport, readHealthRecords } from './health-records'
import type { HealthExport } from './health-types'
import { jsonTables } from './json-tables'
import { readMensinator } from './mensinator'
import { readMyCalendar } from './my-calendar'
import { readMyCalendarText, type CalendarText } from './my-calendar-text'
import { textOf } from './text-of'
import { isZip, maxBytes, unzip, type UnzippedFile } from './zip'

export const importSources = {
  comrade: 'Comrade',
  clue: 'Clue',
  flo: 'Flo',
  mensinator: 'Mensinator',
  'my-calendar': 'My Calendar',
  'apple-health': 'Apple Health',
} as const
type ImportSource = keyof typeof importSources

type ReadLog = {
  readonly kind: 'log'
  readonly source: ImportSource
  readonly log: FoundLog
  readonly unread: readonly Unsupported[]
}

/** The result of reading a file. */
export type Import =
  | ReadLog
  /** The user says how its dates are written, in which of the `orders`; `dates` are some of them. */
  | {
      readonly kind: 'asks-date-order'
      readonly dates: readonly string[]
      readonly orders: readonly DateOrder[]
      readonly logs: Readonly<Record<DateOrder, ReadLog>>
    }
  /** The user confirms the columns, of each table; `daysOfCsv` then reads them. */
  | ({ readonly kind: 'table' } & BestTables)
  | { readonly kind: 'needs-passphrase' }
  | { readonly kind: 'wrong-passphrase' }
  | { readonly kind: 'newer-version' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'locked-zip' }
  | { readonly kind: 'too-big' }
  /** Neither a file of this app, nor one of another known app, nor a table. */
  | { readonly kind: 'not-ours' }

const notOurs: Import = { kind: 'not-ours' }

const logOf = (source: ImportSource, { days, unread }: Gathered): ReadLog => ({
  kind: 'log',
  source,
  log: { days, profile: null },
  unread,
})

const importOfHealth = (found: HealthExport): Import => {
  const { days, unread, methods } = daysOfHealth(found)
  return {
    kind: 'log',
    source: 'apple-health',
    log: { days, profile: methods.length > 0 ? { methods } : null },
    unread,
  }
}

const readers = [
  ['mensinator', readMensinator],
  ['clue', readClue],
  ['flo', readFlo],
  ['my-calendar', (json: unknown) => readMyCalendar([json])],
] as const satisfies readonly (readonly [ImportSource, (json: unknown) => Gathered | null])[]

/**
 * A list of another app may look like that of a known one. It is then unreadable as such, but perhaps readable as a
 * table.
 */
const readJson = (json: unknown, name: string | null): Import => {
  for (const [source, read] of readers) {
    const found = read(json)
    const tables = found?.days.length === 0 ? bestTables(jsonTables(json, name), true) : null
    if (found && !tables) return logOf(source, found)
  }
  const tables = bestTables(jsonTables(json, name), true)
  return tables ? { kind: 'table', ...tables } : notOurs
}

const importOfCalendarText = ({ dates, guess, daysIn }: CalendarText): Import => {
  const logIn = (order: DateOrder) => logOf('my-calendar', daysIn(order))
  if (!guess.ambiguous) return logIn(guess.order)
  return {
    kind: 'asks-date-order',
    dates,
    orders: guess.orders,
    logs: { 'day-first': logIn('day-first'), 'month-first': logIn('month-first'), 'year-first': logIn('year-first') },
  }
}

/** A table has a column of dates, or several cells in every row. That excludes web pages and letters. */
const readTable = (text: string, name: string | null): Import => {
  if (/^\s*[<{[]/u.test(text)) return notOurs
  const table = readCsv(text, name)
  const tables = bestTables([table])
  if (tables) return { kind: 'table', ...tables }
  return table.rows.length > 0 && table.rows.every(({ cells }) => cells.length > 1)
    ? { kind: 'table', table, more: [], leftOut: [] }
    : notOurs
}

const readText = async (text: string, name: string | null, passphrase: string | undefined): Promise<Import> => {
  const backup = await readBackup(text, passphrase)
  if (backup.kind === 'not-ours') {
    const json = parseJson(text.replace(/^\ufeff/u, ''))
    if (json !== undefined) return readJson(json, name)
    const calendar = readMyCalendarText(text)
    return calendar ? importOfCalendarText(calendar) : readTable(text, name)
  }
  if (backup.kind !== 'log') return backup
  return { kind: 'log', source: 'comrade', log: backup.log, unread: backup.unread }
}

const saysWhen = (found: Import): boolean => found.kind === 'table' && bestTables([found.table]) !== null

/** Prefers a log to any other result, one with days to an empty one, and a table only to nothing at all. */
const rank = (found: Import): number => {
  if (found.kind === 'asks-date-order') return rank(found.logs['day-first'])
  if (found.kind === 'log') return found.log.days.length > 0 || found.log.profile ? 4 : 1.5
  return found.kind === 'not-ours' ? 0 : found.kind === 'table' ? (saysWhen(found) ? 2 : 1) : 3
}

type Named = { readonly name: string; readonly found: Import }

/** Names the readable files of an archive that are left out. */
const leftOut = (others: readonly Named[]): readonly Unsupported[] =>
  others
    .filter(({ found }) => found.kind === 'log' || found.kind === 'asks-date-order' || saysWhen(found))
    .map(({ name }) => ({ what: { kind: 'named', name }, count: 1 }))

/** Combines all files of My Calendar into one log, and all tables into one list. Of other files the best one counts. */
const joined = (read: readonly Named[]): Import => {
  const [best] = read.toSorted((a, b) => rank(b.found) - rank(a.found))
  if (!best) return notOurs
  const { found } = best
  const others = leftOut(read.filter((other) => other !== best))
  const withOthers = (log: ReadLog): ReadLog => ({ ...log, unread: [...log.unread, ...others] })
  if (found.kind === 'log') return withOthers(found)
  if (found.kind === 'asks-date-order')
    return {
      ...found,
      logs: {
        'day-first': withOthers(found.logs['day-first']),
        'month-first': withOthers(found.logs['month-first']),
        'year-first': withOthers(found.logs['year-first']),
      },
    }
  if (found.kind !== 'table') return found
  const tables = read.flatMap((other): readonly ReadCsv[] =>
    other.found.kind === 'table' ? [other.found.table, ...other.found.more] : [],
  )
  return { kind: 'table', ...(bestTables(tables) ?? { table: found.table, more: [], leftOut: [] }) }
}

const readFiles = async (files: readonly UnzippedFile[], passphrase: string | undefined): Promise<Import> => {
  const texts = files.flatMap(({ name, bytes }) => {
    const text = textOf(bytes)
    return text === null ? [] : [{ name: name.split('/').at(-1) ?? name, text }]
  })
  const calendar = readMyCalendar(
    texts.filter(({ text }) => /"(?:cycleList|entryList)"/u.test(text)).map(({ text }) => parseJson(text)),
  )
  if (calendar) return logOf('my-calendar', calendar)
  return joined(
    await Promise.all(texts.map(async ({ name, text }) => ({ name, found: await readText(text, name, passphrase) }))),
  )
}

/**
 * Reads a chosen file, recognised by its content and not by its name. Never throws.
 * @param passphrase needed after the result `needs-passphrase`
 */
export const readImport = async (bytes: Uint8Array, passphrase?: string): Promise<Import> => {
  if (bytes.length > maxBytes) return { kind: 'too-big' }
  const file = new Blob([new Uint8Array(bytes)])
  const health = (await isHealthExport(file)) ? await readHealthRecords(file) : null
  if (health) return importOfHealth(health)
  if (isZip(bytes)) {
    const unzipped = unzip(bytes)
    if (unzipped.kind === 'locked') return { kind: 'locked-zip' }
    return unzipped.kind === 'files' ? readFiles(unzipped.files, passphrase) : unzipped
  }
  const text = textOf(bytes)
  return text === null || text.trim() === '' ? notOurs : readText(text, null, passphrase)
}

/** The same for a file of any size: reads a large one in the background, and only as far as needed. */
export const readImportFile = async (file: Blob, passphrase?: string): Promise<Import> => {
  const health = (await isHealthExport(file))
    ? await runInBackground({ kind: 'health-export', file }, healthExportSchema)
    : null
  if (health) return importOfHealth(health)
  return file.size > maxBytes ? { kind: 'too-big' } : readImport(new Uint8Array(await file.arrayBuffer()), passphrase)
}
