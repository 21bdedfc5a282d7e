/**
 * Generators for tests of sheets: lists of items, what people edit in a file, and what spreadsheet programs do to it.
 */

import fc from 'fast-check'
import type { ItemRow, Value, Values } from '@/admin/rules/item-row'
import type { SheetField, SheetSpec } from '@/admin/rules/sheet/sheet-columns'
import { addDays, isoDay } from '@/kit/rules/day'

export const shop = '540b5000-0000-4000-8000-000000000001'

/** The results of programs for a text that they read as a value. */
const madeOf: ReadonlyMap<string, string> = new Map([
  ['24/7', '24-Jul'],
  ['2-3', '02-Mar'],
  ['1/2', '0.5'],
  ['007', '7'],
  ['1E10', '1E+10'],
  ['1,250', '1250'],
  ['4.50', '4.5'],
  ['29/11/2026', '2026-11-29 00:00:00'],
  ['+254700000011', '254700000011'],
  ['0722000000', '722000000'],
])
const valueTexts = [...madeOf.keys()].filter((text) => !/^(?:\+|07)/u.test(text))
const plainTexts = [
  'Kale',
  'Café ½ Ng’ombe',
  'Every 2 kg; fresh',
  'a, b',
  '12" tape',
  '"quoted" and, more',
  'one\ntwo, three',
  "'90s party",
  'Kongowea Market',
]
const storedText = fc.oneof(
  fc.constantFrom(...plainTexts, ...valueTexts, 'Chai ☕ → now', '=1+1', '@cmd', '-5', 'TRUE', '2026'),
  fc
    .string({ minLength: 1, maxLength: 40 })
    .map((each) => each.trim())
    .filter((each) => each !== ''),
)
const day = fc.integer({ min: 0, max: 700 }).map((count) => addDays(isoDay('2026-01-01'), count))
const picture = fc.constantFrom('/pictures/campus.svg#update-ready', 'https://example.org/b,c.webp', '/d.webp')

const typedText = fc.constantFrom(
  'Sukuma',
  'Crème brûlée',
  'Two; three',
  'More "fresh", of 2 kinds',
  'several\nlines, at once',
  'Room 7-8',
)

/** Values of a field as they are stored. @param texts of lines and texts */
const valueOf = (field: SheetField, texts: fc.Arbitrary<string>, index = ''): fc.Arbitrary<Value> => {
  const some = ((): fc.Arbitrary<Value> => {
    switch (field.kind) {
      case 'phone':
        return fc.constantFrom('+254700000011', '0712 345 678', '0722000000')
      case 'whole':
      case 'price':
        return fc.nat(field.max)
      case 'signed':
        return fc.integer({ min: -field.max, max: field.max })
      case 'rating':
        return fc.nat(50).map((tenths) => tenths / 10)
      case 'category':
        return fc.constantFrom(...(field.categories ?? []))
      case 'shop':
        return fc.constant(shop)
      case 'flag':
        return fc.boolean()
      case 'list':
        return fc.array(fc.constantFrom('WiFi', 'Maji', '24/7', 'Ulinzi'), { maxLength: 3 })
      case 'picture':
      case 'gallery':
        return picture
      case 'date':
        return day
      case 'hours':
        return fc.constantFrom('Every day, 7AM to 9PM', 'Monday to Friday, 8AM to 5PM; Saturday, 9AM to 1PM')
      case 'link':
        return fc.constantFrom('/e-shop', 'https://example.org/')
      case 'parts':
        return fc
          .array(
            fc.record(Object.fromEntries((field.parts ?? []).map((part) => [part.column, valueOf(part, texts)]))),
            { maxLength: 4 },
          )
          .map((parts) => parts.map((part, at) => ({ ...part, id: `part-${index}-${at}` })))
      default:
        return texts
    }
  })()
  return field.required || field.kind === 'flag' || field.kind === 'list' || field.kind === 'parts'
    ? some
    : fc.option(some)
}

const valuesOf = (spec: SheetSpec, texts: fc.Arbitrary<string>, index: string): fc.Arbitrary<Values> =>
  fc.record(
    Object.fromEntries(
      spec.fields.map((field) => [
        field.column,
        field.onlyFor
          ? fc.constant(null)
          : field.column === 'vehicle'
            ? fc.constant('boda-boda')
            : valueOf(field, texts, index),
      ]),
    ),
  )

/** Up to six stored items of a kind. */
export const rowsOf = (spec: SheetSpec): fc.Arbitrary<readonly ItemRow[]> =>
  fc.integer({ min: 1, max: 6 }).chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        valuesOf(spec, storedText, String(index)).map((values): ItemRow => {
          const gallery =
            spec.fields.some(({ kind }) => kind === 'gallery') && typeof values['image_url'] === 'string'
              ? [values['image_url'], '/z.webp']
              : []
          return {
            id: `item-${index}-x`,
            rev: 1,
            createdAt: '',
            values,
            photos: gallery.map((url, at) => ({ id: `${index}-${at}`, url, primary: at === 0 })),
          }
        }),
      ),
    ),
  )

/** New items, as people type them. */
export const newValuesOf = (spec: SheetSpec): fc.Arbitrary<readonly Values[]> =>
  fc
    .array(valuesOf(spec, typedText, 'new'), { maxLength: 2 })
    .map((all) => all.map((values, index) => ({ ...values, [spec.title]: `Brand new ${index === 0 ? 'one' : 'two'}` })))

/** An edit of one cell. @param part its place among the parts; null for the item's own cell */
export type CellEdit = {
  readonly item: number
  readonly part: number | null
  readonly field: SheetField
  readonly value: Value
}

/** Cells that somebody edits. Those that belong together are left out. */
export const editsOf = (spec: SheetSpec, rows: readonly ItemRow[]): fc.Arbitrary<readonly CellEdit[]> => {
  const own = spec.fields.filter(
    ({ kind, onlyFor, column }) => kind !== 'parts' && kind !== 'gallery' && !onlyFor && column !== 'vehicle',
  )
  const holder = spec.fields.find(({ kind }) => kind === 'parts')
  const ofItem = (item: number): fc.Arbitrary<CellEdit> => {
    const parts = holder && rows[item]?.values[holder.column]
    const count = Array.isArray(parts) ? parts.length : 0
    const ownEdit = fc
      .constantFrom(...own)
      .chain((field) => valueOf(field, typedText).map((value): CellEdit => ({ item, part: null, field, value })))
    const partEdit = fc
      .tuple(fc.nat(Math.max(count - 1, 0)), fc.constantFrom(...(holder?.parts ?? own)))
      .chain(([part, field]) => valueOf(field, typedText).map((value): CellEdit => ({ item, part, field, value })))
    return count === 0 ? ownEdit : fc.oneof(ownEdit, partEdit)
  }
  return fc.uniqueArray(fc.nat(rows.length - 1).chain(ofItem), {
    maxLength: 4,
    selector: ({ item, part, field }) => `${item}/${part}/${field.column}`,
  })
}

/** The effects of a program on a file. */
export type Program = {
  readonly language: 'en' | 'sw'
  /**
   * True if it shows the apostrophe as part of the text. Otherwise it removes it, and reads the text as a value when it
   * opens the file again.
   */
  readonly keepsApostrophes: boolean
  readonly encoding: 'utf-8' | 'utf-8 with a mark' | 'utf-16le' | 'windows-1252'
  readonly delimiter: ',' | ';' | '\t'
  readonly namesDelimiter: boolean
  readonly lineEnd: '\r\n' | '\n' | '\r'
  readonly numbers: 'plain' | 'grouped' | 'cents' | 'decimal comma' | 'wide blanks'
  readonly days: 'iso' | 'day first' | 'month first' | 'dots' | 'named'
  readonly sortedBy: number | null
  /** Numbers by which the columns are moved. */
  readonly order: readonly number[]
  /** Columns that are taken away, of those that nobody has edited. */
  readonly removed: readonly number[]
  readonly dropsBlankEnds: boolean
  readonly blankLines: number
}

export const program: fc.Arbitrary<Program> = fc.record({
  language: fc.constantFrom('en', 'sw'),
  keepsApostrophes: fc.boolean(),
  encoding: fc.constantFrom('utf-8', 'utf-8 with a mark', 'utf-16le', 'windows-1252'),
  delimiter: fc.constantFrom(',', ';', '\t'),
  namesDelimiter: fc.boolean(),
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
  numbers: fc.constantFrom('plain', 'grouped', 'cents', 'decimal comma', 'wide blanks'),
  days: fc.constantFrom('iso', 'day first', 'month first', 'dots', 'named'),
  sortedBy: fc.option(fc.nat(20)),
  order: fc.array(fc.nat(100), { minLength: 24, maxLength: 24 }),
  removed: fc.array(fc.nat(20), { maxLength: 3 }),
  dropsBlankEnds: fc.boolean(),
  blankLines: fc.nat(3),
})

const numberText = (cell: string, { numbers }: Program): string => {
  const n = Number(cell)
  if (cell === '' || Number.isNaN(n)) return cell
  const grouped = n.toLocaleString('en', { maximumFractionDigits: 2 })
  if (numbers === 'grouped') return grouped
  if (numbers === 'wide blanks') return grouped.replaceAll(',', '\u00a0')
  if (numbers === 'decimal comma') return cell.replace('.', ',')
  return numbers === 'cents' && Number.isInteger(n) ? `${cell}.00` : cell
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const dayText = (cell: string, { days }: Program): string => {
  const [year = '', month = '', dayOfMonth = ''] = cell.split('-')
  if (dayOfMonth === '') return cell
  return {
    iso: cell,
    'day first': `${dayOfMonth}/${month}/${year}`,
    'month first': `${month}/${dayOfMonth}/${year}`,
    dots: `${dayOfMonth}.${month}.${year}`,
    named: `${dayOfMonth}-${months[Number(month) - 1]}-${year.slice(2)}`,
  }[days]
}

/** Writes a cell as the program does. @param kind the kind of its field; empty for an id */
export const asWritten = (cell: string, kind: SheetField['kind'] | '', used: Program): string => {
  const bare = cell.startsWith("'") && (!used.keepsApostrophes || kind === 'signed') ? cell.slice(1) : cell
  if (kind === 'whole' || kind === 'price' || kind === 'signed' || kind === 'rating') return numberText(bare, used)
  if (kind === 'date') return bare.startsWith("'") ? bare : dayText(bare, used)
  return kind === '' || bare === cell ? bare : (madeOf.get(bare) ?? bare)
}

const windowsSigns = new Map(
  [...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((sign, index) => [
    sign,
    [
      0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96,
      0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
    ][index] ?? 0x3f,
  ]),
)
const windowsByte = (sign: string): number =>
  windowsSigns.get(sign) ?? ((sign.codePointAt(0) ?? 0) < 0x100 ? (sign.codePointAt(0) ?? 0) : 0x3f)

/** The bytes of a file as the program saves it. */
export const savedBy = (
  lines: readonly (readonly string[])[],
  { encoding, delimiter, namesDelimiter, lineEnd: wanted, dropsBlankEnds, blankLines }: Program,
): Uint8Array => {
  // Only old Macs end lines so, and they have letters of their own.
  const lineEnd = encoding === 'windows-1252' && wanted === '\r' ? '\r\n' : wanted
  const quoted = (cell: string): string =>
    new RegExp(`["${delimiter}\\r\\n]|^\\s|\\s$`, 'u').test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  const width = lines[0]?.length ?? 0
  const kept = (cells: readonly string[]): readonly string[] =>
    dropsBlankEnds ? cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1) : cells
  const all = [
    ...lines.map((cells) => kept(cells)),
    ...Array.from({ length: blankLines }, () => (dropsBlankEnds ? [''] : Array.from({ length: width }, () => ''))),
  ]
  const text = `${namesDelimiter ? `sep=${delimiter}${lineEnd}` : ''}${all.map((cells) => cells.map(quoted).join(delimiter)).join(lineEnd)}${lineEnd}`
  if (encoding === 'windows-1252') return Uint8Array.from([...text].map(windowsByte))
  if (encoding === 'utf-16le')
    return Uint8Array.from([
      0xff,
      0xfe,
      ...text.split('').flatMap((unit) => [unit.charCodeAt(0) & 0xff, unit.charCodeAt(0) >> 8]),
    ])
  return new TextEncoder().encode(encoding === 'utf-8' ? text : `\ufeff${text}`)
}
