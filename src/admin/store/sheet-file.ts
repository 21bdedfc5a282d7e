// Chunk: admin-sheet

import { draftOf, draftText } from '@/admin/rules/item-form'
import { partDraftsOf, type ItemRow } from '@/admin/rules/item-row'
import { readSheet, type Sheet } from '@/admin/rules/sheet/read-sheet'
import { partsFieldOf, type SheetSpec } from '@/admin/rules/sheet/sheet-columns'
import { writeSheet } from '@/admin/rules/sheet/write-sheet'
import type { Choice } from '@/kit/rules/choice'
import { plainText } from '@/kit/rules/plain-text'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import { sheetTexts } from '@/admin/words/sheet-texts'
import { fileTooLarge, noTable } from '#words/admin/tools'
import { csvText, csvRows, delimiterOf } from '@/store/csv-rows'
import { done, failed, type AdminResult } from './request'
import { readAllItems } from './items'
import type { SheetLine } from '@/admin/rules/sheet/sheet-item'

type SheetSource = {
  readonly userId: UserId
  readonly campus: CampusSlug | null
  readonly spec: SheetSpec
  readonly shops: readonly Choice[]
}

const largestFile = 5 * 1024 * 1024

/** All items of a tab as the text of a CSV file. */
export const sheetFile = async ({ userId, campus, spec, shops }: SheetSource): Promise<AdminResult<string>> => {
  const stored = await readAllItems(userId, spec, { campus, query: '' })
  return stored.ok ? done(csvText(writeSheet(spec, stored.value, sheetTexts(shops)))) : stored
}

/** The texts of items that have several lines. */
const longTexts = (spec: SheetSpec, rows: readonly ItemRow[]): ReadonlySet<string> => {
  const holder = partsFieldOf(spec)
  const textsOf = (row: ItemRow): readonly string[] => {
    const draft = draftOf(spec, row)
    return [
      ...Object.values(draft.values),
      ...(holder ? partDraftsOf(draftText(draft, holder.column)).flatMap(({ values }) => Object.values(values)) : []),
    ]
  }
  return new Set(
    rows
      .flatMap(textsOf)
      .map(plainText)
      .filter((text) => text.includes('\n')),
  )
}

/** Reads a CSV file and compares it with the stored items. Nothing is written. */
export const openSheet = async (
  { userId, campus, spec, shops }: SheetSource,
  file: File,
): Promise<AdminResult<Sheet>> => {
  if (file.size > largestFile) return failed({ kind: 'refused', message: fileTooLarge })
  const [stored, content] = await Promise.all([readAllItems(userId, spec, { campus, query: '' }), file.arrayBuffer()])
  const bytes = new Uint8Array(content)
  const workbook = workbookOf(bytes)
  if (workbook) return failed({ kind: 'refused', message: noTable({ program: workbook }) })
  if (!stored.ok) return stored
  const known = longTexts(spec, stored.value)
  const lines = sheetLines(textOfFile(bytes), (cell) => known.has(plainText(cell)))
  return done(
    readSheet(spec, lines, { stored: stored.value, texts: sheetTexts(shops), newId: () => crypto.randomUUID() }),
  )
}

/** The kind of a file that is no text. The programs of these files can save one as text. */
type Workbook = 'excel' | 'opendocument' | 'numbers' | 'other'

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)
const latin = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes)

/** Finds the kind of a file by its first bytes; null for a text. */
export const workbookOf = (bytes: Uint8Array): Workbook | null => {
  // Excel's older files, and other documents of its time.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'excel'
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    const names = latin(bytes)
    if (names.includes('application/vnd.oasis.opendocument')) return 'opendocument'
    if (/xl\/(?:workbook|worksheets)/u.test(names)) return 'excel'
    return names.includes('Index/') || names.includes('.iwa') ? 'numbers' : 'other'
  }
  const isOther =
    startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ||
    startsWith(bytes, 0xff, 0xd8, 0xff) ||
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    startsWith(bytes, 0x1f, 0x8b)
  return isOther || /^\s*<(?:\?xml|!doctype|html|table)/iu.test(latin(bytes.subarray(0, 100)).replace(/^ï»¿/u, ''))
    ? 'other'
    : null
}

const strict = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const lost = '\ufffd'

/** True if most letters of a text are readable: it is UTF-8 with a few damaged letters. */
const isMostlyReadable = (text: string): boolean => {
  const letters = text.match(/\P{ASCII}/gu) ?? []
  return letters.filter((letter) => letter === lost).length * 2 < letters.length
}

/** The encoding of a UTF-16 text without a byte order mark: every other byte of it is 0. */
const wideEncoding = (bytes: Uint8Array): string | null => {
  const head = bytes.subarray(0, 200)
  const zeros = (rest: number): number => head.filter((byte, index) => byte === 0 && index % 2 === rest).length
  if (zeros(1) > head.length / 4) return 'utf-16le'
  return zeros(0) > head.length / 4 ? 'utf-16be' : null
}

/** The bytes of a text in windows-1252; null if it does not have all of its letters. */
const bytesOf = (text: string): Uint8Array | null => {
  const letters = [...latin(Uint8Array.from({ length: 256 }, (_, byte) => byte))]
  const byteOf = new Map(letters.map((letter, byte) => [letter, byte]))
  const bytes = [...text].map((letter) => byteOf.get(letter) ?? -1)
  return bytes.includes(-1) ? null : Uint8Array.from(bytes)
}

/** Repairs UTF-8 that a program has read as windows-1252. The byte order mark at its start shows it. */
const readAgain = (text: string): string => {
  const bytes = text.startsWith('ï»¿') ? bytesOf(text) : null
  return (bytes && strict(bytes, 'utf-8')) ?? text
}

/**
 * The text of a file: UTF-16 or UTF-8; otherwise windows-1252, or the encoding of an old Mac, which ends lines with
 * `\r`. An unreadable letter becomes `\ufffd`.
 */
export const textOfFile = (bytes: Uint8Array): string => {
  const wide = startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  const utf8 = strict(bytes, 'utf-8')
  if (utf8 !== null) return readAgain(utf8)
  const damaged = new TextDecoder().decode(bytes)
  if (startsWith(bytes, 0xef, 0xbb, 0xbf) || isMostlyReadable(damaged)) return damaged
  const windows = latin(bytes)
  return windows.includes('\r') && !windows.includes('\n') ? new TextDecoder('macintosh').decode(bytes) : windows
}

const lineBreak = /\r\n|\r|\n/gu

/** The names of the columns are within this length. */
const longestHead = 20_000

/** The cells of a line that may begin or end within a cell. */
const roughCells = (line: string, delimiter: string): readonly string[] =>
  line.replaceAll(new RegExp(`(?<=^|${delimiter})"[^"]*"(?=${delimiter}|$)`, 'gu'), '').split(delimiter)

const isBreak = (text: string, at: number): boolean => text[at] === '\n' || text[at] === '\r'
const startOfLine = (text: string, at: number): number => {
  let start = at
  while (start > 0 && !isBreak(text, start - 1)) start -= 1
  return start
}
const endOfLine = (text: string, at: number): number => {
  let end = at
  while (end < text.length && !isBreak(text, end)) end += 1
  return end
}

type Rules = { readonly delimiter: string; readonly width: number; readonly isKnown: (cell: string) => boolean }

/**
 * True if a cell of several lines contains rows, because its quote is not closed and a later quote closes it. Its first
 * and its last line then have as many cells as a row, and none begins with a blank, as a word after a comma does.
 */
const holdsRows = (text: string, from: number, to: number, { delimiter, width, isKnown }: Rules): boolean => {
  const cell = text.slice(from, to)
  if (width < 3 || !/[\r\n]/u.test(cell) || isKnown(cell.trim().slice(1, -1).replaceAll('""', '"'))) return false
  const lines = text.slice(startOfLine(text, from), endOfLine(text, to)).split(lineBreak)
  return [lines[0], lines.at(-1)].every((line) => {
    const cells = roughCells(line ?? '', delimiter)
    return cells.length === width && !cells.some((each) => each.startsWith(' '))
  })
}

/** The index of the first unclosed quote that opens a cell; -1 if there is none. A quote within a cell opens nothing. */
const unclosedAt = (text: string, rules: Rules): number => {
  const { delimiter } = rules
  const cells = new RegExp(
    `(?<=^|[${delimiter}\\r\\n])(?:("[^"]*(?:""[^"]*)*" *)(?=[${delimiter}\\r\\n]|$)|"[^${delimiter}\\r\\n]*)`,
    'gu',
  )
  for (const { 0: cell, 1: closed, index } of text.matchAll(cells)) {
    if (closed === undefined ? !cell.slice(1).includes('"') : holdsRows(text, index, index + cell.length, rules))
      return index
  }
  return -1
}

/** Marks a shorter last line: the file was not written to its end. @param width the number of cells of a whole line */
const withCutEnd = (lines: readonly SheetLine[], width: number): readonly SheetLine[] =>
  lines.map((line, index) => (index === lines.length - 1 && line.cells.length < width ? { ...line, cut: true } : line))

/**
 * The lines of a sheet, up to one with an unclosed quote, because the lines below it may belong to its cell.
 * @param isKnown true if a text of several lines is stored
 */
export const sheetLines = (file: string, isKnown: (cell: string) => boolean): readonly SheetLine[] => {
  const text = file.replace(/^\ufeff/u, '')
  const delimiter = delimiterOf(text)
  const width = csvRows(text.slice(0, longestHead))
    .slice(0, 5)
    .reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const at = unclosedAt(text, { delimiter, width, isKnown })
  if (at === -1) return withCutEnd(csvRows(text), /[\r\n]$/u.test(text) ? 0 : width)
  const start = startOfLine(text, at)
  const above = text.slice(0, start)
  return [
    ...csvRows(above),
    {
      line: above.split(lineBreak).length,
      cells: text.slice(start, endOfLine(text, at)).split(delimiter),
      broken: true,
    },
  ]
}
