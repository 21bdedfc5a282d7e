import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { ItemRow, Values } from '../item-row'
import type { FieldSpec } from '../tab-spec'
import { tabSpec } from '../tabs'
import { neutralised, restored } from './formula'
import { readSheet, type SheetLine } from './read-sheet'
import type { SheetField, SheetSpec } from './sheet-columns'
import { writeSheet } from './write-sheet'

const labelled = ({ parts, ...field }: FieldSpec): SheetField => ({
  ...field,
  label: field.column,
  choices: (field.categories ?? []).map((value) => ({ value, label: value.toUpperCase() })),
  ...(parts && { parts: parts.map(labelled) }),
})
const sheetSpec = (tab: Parameters<typeof tabSpec>[0]): SheetSpec => ({ ...tabSpec(tab), fields: tabSpec(tab).fields.map(labelled) })
const shop = '540b5000-0000-4000-8000-000000000001'
const texts = { flags: [{ value: '', label: 'No' }, { value: 'yes', label: 'Yes' }] as const, shops: [{ value: shop, label: 'Coast Gadgets' }] }
const numbered = (lines: readonly (readonly string[])[]): SheetLine[] => lines.map((cells, index) => ({ line: index + 1, cells }))
const row = (id: string, values: Values, photos: ItemRow['photos'] = []): ItemRow => ({ id, rev: 3, createdAt: '', values, photos })
const read = (tab: Parameters<typeof tabSpec>[0], lines: readonly (readonly string[])[], stored: readonly ItemRow[] = []) => {
  let ids = 0
  const sheet = readSheet(sheetSpec(tab), numbered(lines), { stored, texts, newId: () => `new-${(ids += 1)}` })
  if (!sheet.ok) throw new Error(sheet.problem)
  return sheet
}

/** The cells that programs find in a cell, of which some take a semicolon, a tab or a line break for the end of one. */
const piecesOf = (cell: string): readonly string[] => cell.split(/[;\t\r\n]/)

describe('a formula', () => {
  it.each(['=1+1', '+254 700', '-5', '@cmd', "'=x", ' =1+1', '\u00a0=1+1', '＝1+1', '＋1', '－1', '＠cmd'])('%j is written as text', (cell) => {
    expect(neutralised(cell)).toBe(`'${cell}`)
  })
  it.each(['\t=x', '\r=x', '\n=x', 'Kale;=1+1', 'Kale\t@cmd', 'Kale\n=1+1', 'Kale\r\n+1', "Kale;'=1", 'Kale; -1'])('%j is written as text, wherever a program divides it', (cell) => {
    expect(piecesOf(neutralised(cell)).filter((piece) => /^\s*[=+\-@]/.test(piece))).toEqual([])
  })
  it.each(['Kale', 'a-b', 'Room 4; near the gate', '1+1', ''])('%j is none', (cell) => {
    expect(neutralised(cell)).toBe(cell)
  })
  it('is what it was after it was read', () => {
    fc.assert(fc.property(fc.string(), (cell) => restored(neutralised(cell)) === cell))
    fc.assert(fc.property(fc.stringMatching(/^['=+\-@ ;\t\r\n＝]{0,8}\w*$/), (cell) => restored(neutralised(cell)) === cell))
  })
  it('is written as text in the names of the columns and in every cell', () => {
    const named: SheetSpec = { ...sheetSpec('groceries'), fields: sheetSpec('groceries').fields.map((field) => ({ ...field, label: `=${field.label}` })) }
    const kale = row('=a', { name: '=1', description: '@x;=2', price: 30, category: 'produce', store_name: '+x', whatsapp: '+254700000011', image_url: '=3' })
    expect(writeSheet(named, [kale], texts).flat().flatMap(piecesOf).filter((piece) => /^\s*[=+\-@]/.test(piece))).toEqual([])
  })
})

test.each([
  ['beyond the names of the columns', [['Id', 'name', 'price', 'category'], ['', 'Kale', '30', 'produce', 'with, a comma'], ['', 'Milk', '60', 'dairy', '']]],
  ['under a column without a name', [['Id', 'name', ' ', 'price', 'category'], ['', 'Kale', 'with, a comma', '30', 'produce'], ['', 'Milk', '', '60', 'dairy']]],
])('a line with a cell %s is not saved, and the cell is named', (_, lines) => {
  expect(read('groceries', lines)).toMatchObject({
    items: [{ title: 'Milk' }],
    problems: [{ line: 2, header: '', problem: { kind: 'surplus', cells: 'with, a comma' } }],
  })
})

test('what is written and read again is unchanged, whatever the texts are', () => {
  const text = fc.string({ minLength: 1, maxLength: 40 }).map((each) => each.trim()).filter((each) => each !== '')
  const grocery = fc.record({ name: text, description: fc.option(text), price: fc.nat(10_000_000), category: fc.constantFrom('produce', 'dairy', 'meat'), store_name: fc.option(text), whatsapp: fc.option(fc.constantFrom('0712 345 678', '+254700000011')), image_url: fc.option(fc.constant('/a.svg#b')) })
  fc.assert(
    fc.property(fc.array(grocery, { minLength: 1, maxLength: 8 }), (groceries) => {
      const rows = groceries.map((values, index) => row(`id-${index}`, values))
      const { items, problems } = read('groceries', writeSheet(sheetSpec('groceries'), rows, texts), rows)
      expect(problems).toEqual([])
      expect(items.map(({ id, kind, values }) => ({ id, kind, values }))).toEqual(rows.map(({ id, values }) => ({ id, kind: 'same', values })))
    }),
  )
})

test('codes are written as words, and read in any case', () => {
  const charger = row('a', { name: 'Charger', description: null, price: 900, stock: null, category: 'electronics', shop_id: shop, image_url: null })
  const [head = [], line = []] = writeSheet(sheetSpec('eshop'), [charger], texts)
  expect(Object.fromEntries(head.map((header, index) => [header, line[index]]))).toMatchObject({ Id: 'a', category: 'ELECTRONICS', shop_id: 'Coast Gadgets', stock: '' })
  expect(read('eshop', [['id', 'Name', 'PRICE', 'category', 'shop_id'], ['', 'Lamp', '1,250', 'Electronics', 'coast gadgets']]).items).toMatchObject([{ kind: 'new', values: { price: 1250, category: 'electronics', shop_id: shop } }])
})

test('a line changes the item of its id, and keeps what has no column', () => {
  const kale = row('a', { name: 'Kale', description: 'Green', price: 30, category: 'produce', store_name: null, whatsapp: null, image_url: null })
  const { items } = read('groceries', [['Id', 'price'], ['a', '35']], [kale])
  expect(items).toMatchObject([{ kind: 'changed', id: 'a', row: { rev: 3 }, values: { price: 35, description: 'Green', name: 'Kale' } }])
})

test('an unknown id, like none, makes a new item with an id of its own', () => {
  expect(read('groceries', [['Id', 'name', 'price', 'category'], ['gone', 'Kale', '30', 'produce'], ['', 'Milk', '60', 'dairy']]).items.map(({ id, kind }) => [id, kind])).toEqual([['new-1', 'new'], ['new-2', 'new']])
})

test('names are found however a spreadsheet writes their spaces and letters', () => {
  const { items } = read('eshop', [['\u00a0Id', 'NAME ', 'price', 'category', 'shop_id'], ['', 'Charger', '900', 'electronics', 'coast\u00a0gadgets\u200b']])
  expect(items).toMatchObject([{ values: { shop_id: shop } }])
})

test('mistakes are named by line and column, and the other lines stay', () => {
  const { items, problems } = read('groceries', [['Id', 'name', 'price', 'category'], ['', 'Kale', '-5', 'produce'], ['', '', '12.5', 'sweets'], ['a', 'Milk', '60', 'dairy'], ['a', 'Milk', '60', 'dairy']])
  expect(problems).toEqual([
    { line: 2, header: 'price', problem: { kind: 'no-whole-number' } },
    { line: 3, header: 'name', problem: { kind: 'missing' } },
    { line: 3, header: 'price', problem: { kind: 'no-whole-number' } },
    { line: 3, header: 'category', problem: { kind: 'no-category' } },
    { line: 5, header: 'Id', problem: { kind: 'twice', first: 4 } },
  ])
  expect(items.map(({ title }) => title)).toEqual(['Milk'])
})

describe('a provider', () => {
  const services = [{ id: 's1', name: 'Wash', price: 100, description: 'Clean', image: '/a.svg' }, { id: 's2', name: 'Iron', price: 50, description: 'Flat', image: '/b.svg' }]
  const asha = row('p', { name: 'Mama Asha', rating: 4.5, location: 'Tudor', whatsapp: '0712345678', services })

  it('has a line for each service, and its own cells in the first', () => {
    const lines = writeSheet(sheetSpec('laundry'), [asha], texts)
    expect(lines).toHaveLength(3)
    expect(lines[2]?.slice(0, 3)).toEqual(['p', '', ''])
    expect(read('laundry', lines, [asha]).items).toMatchObject([{ kind: 'same', values: asha.values }])
  })

  it('gets another service from another line, and a mistake is named by that line', () => {
    const lines = writeSheet(sheetSpec('laundry'), [asha], texts)
    const extra = (price: string) => ['p', '', '', '', '', '', '', 'Fold', price, 'Neat', '/c.svg']
    const added = read('laundry', [...lines, extra('20')], [asha]).items[0]
    expect(added).toMatchObject({ kind: 'changed', values: { services: [{ id: 's1' }, { id: 's2' }, { id: 'new-1', name: 'Fold', price: 20 }] } })
    expect(read('laundry', [...lines, extra('free')], [asha]).problems).toEqual([{ line: 4, header: 'services: price', problem: { kind: 'no-whole-number' } }])
    expect(read('laundry', [...lines, extra('1.250')], [asha]).problems).toEqual([{ line: 4, header: 'services: price', problem: { kind: 'unclear', readings: [1250, 1.25] } }])
  })
})

test('the photos of a rental are one cell, the primary first', () => {
  const rental = row('r', { title: 'Bedsitter', description: null, price_per_day: 6500, category: 'bedsitter', location: 'Tudor', amenities: ['WiFi', 'Water'], contact_phone: null, contact_whatsapp: null, image_url: '/b.webp' }, [{ id: '1', url: '/a.webp', primary: false }, { id: '2', url: '/b.webp', primary: true }])
  const lines = writeSheet(sheetSpec('rentals'), [rental], texts)
  expect(lines[1]).toContain('/b.webp /a.webp')
  expect(read('rentals', lines, [rental]).items).toMatchObject([{ kind: 'same', draft: { photos: ['/b.webp', '/a.webp'] } }])
})

test.each([
  ['empty', [['Id', 'name']]],
  ['no-columns', [['a', 'b'], ['1', '2']]],
])('a file is refused as %s', (problem, lines) => {
  expect(readSheet(sheetSpec('groceries'), numbered(lines), { stored: [], texts, newId: () => '' })).toMatchObject({ ok: false, problem })
})
