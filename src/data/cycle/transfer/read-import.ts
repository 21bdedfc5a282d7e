import type { Unsupported } from '../../../domain/cycle/transfer/gather-days'
import type { FoundLog } from '../../../domain/cycle/transfer/merge'
import { parseJson } from '@/domain/shared/parse-json'
import { readBackup } from './backup-file'
import { readClue } from './clue'
import { readCsv, type ReadCsv } from './csv'
import { readFlo } from './flo'
import { isZip, maxBytes, unzip } from './zip'

export const importSources = { comrade: 'Comrade', clue: 'Clue', flo: 'Flo' } as const
type ImportSource = keyof typeof importSources

/** The result of reading a file. */
export type Import =
  | { readonly kind: 'log'; readonly source: ImportSource; readonly log: FoundLog; readonly unread: readonly Unsupported[] }
  /** The user confirms the columns; `daysOfCsv` then reads it. */
  | { readonly kind: 'table'; readonly table: ReadCsv }
  | { readonly kind: 'needs-passphrase' }
  | { readonly kind: 'wrong-passphrase' }
  | { readonly kind: 'newer-version' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'locked-zip' }
  | { readonly kind: 'too-big' }
  /** Neither a file of this app, Clue or Flo, nor a table. */
  | { readonly kind: 'not-ours' }

const notOurs: Import = { kind: 'not-ours' }

/** Decodes UTF-8, UTF-16 (with a byte order mark) or Windows-1252; null if it is not text. */
const textOf = (bytes: Uint8Array): string | null => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const readOtherApps = (text: string): Import | null => {
  const json = parseJson(text)
  if (json === undefined) return null
  const [clue, flo] = [readClue(json), readFlo(json)]
  const found = clue ?? flo
  if (found === null) return notOurs
  return { kind: 'log', source: clue ? 'clue' : 'flo', log: { days: found.days, profile: null }, unread: found.unread }
}

/** A table has a column of dates, or several cells in every row. That excludes web pages and letters. */
const readTable = (text: string): Import => {
  if (/^\s*[<{[]/u.test(text)) return notOurs
  const table = readCsv(text)
  const { rows, guess } = table
  const isDated = guess.columns.includes('date') || guess.columns.includes('period-start')
  return rows.length > 0 && (isDated || rows.every(({ cells }) => cells.length > 1)) ? { kind: 'table', table } : notOurs
}

const readText = async (text: string, passphrase: string | undefined): Promise<Import> => {
  const backup = await readBackup(text, passphrase)
  if (backup.kind === 'not-ours') return readOtherApps(text) ?? readTable(text)
  if (backup.kind !== 'log') return backup
  const unread: readonly Unsupported[] = backup.unreadable === 0 ? [] : [{ what: { kind: 'unreadable-days' }, count: backup.unreadable }]
  return { kind: 'log', source: 'comrade', log: backup.log, unread }
}

/** Prefers a log to any other result, and a table only to nothing at all. */
const rank = ({ kind }: Import): number => (kind === 'log' ? 3 : kind === 'not-ours' ? 0 : kind === 'table' ? 1 : 2)

const readZip = async (bytes: Uint8Array, passphrase: string | undefined): Promise<Import> => {
  const unzipped = unzip(bytes)
  if (unzipped.kind === 'locked') return { kind: 'locked-zip' }
  if (unzipped.kind !== 'files') return unzipped
  const found = await Promise.all(
    unzipped.files.map(async (file) => {
      const text = textOf(file)
      return text === null ? notOurs : readText(text, passphrase)
    }),
  )
  return found.reduce((best, candidate) => (rank(candidate) > rank(best) ? candidate : best), notOurs)
}

/**
 * Reads a chosen file, recognised by its content and not by its name. Never throws.
 * @param passphrase needed after the result `needs-passphrase`
 */
export const readImport = async (bytes: Uint8Array, passphrase?: string): Promise<Import> => {
  if (bytes.length > maxBytes) return { kind: 'too-big' }
  if (isZip(bytes)) return readZip(bytes, passphrase)
  const text = textOf(bytes)
  return text === null || text.trim() === '' ? notOurs : readText(text, passphrase)
}
