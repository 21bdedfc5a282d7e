/** Samples for tests of sheets. */

import type { ItemRow, Values } from '@/admin/rules/item-row'
import type { FieldSpec } from '@/admin/rules/tab-spec'
import { tabSpec } from '@/admin/rules/tabs'
import type { CellTexts } from '@/admin/rules/sheet/cell-text'
import { chosenEdit } from '@/admin/rules/sheet/chosen-changes'
import { readSheet } from '@/admin/rules/sheet/read-sheet'
import type { SheetField, SheetSpec } from '@/admin/rules/sheet/sheet-columns'
import { isTickedAtFirst, type SheetItem, type SheetLine } from '@/admin/rules/sheet/sheet-item'
import { writeSheet } from '@/admin/rules/sheet/write-sheet'

type Tab = Parameters<typeof tabSpec>[0]
export type Lines = readonly (readonly string[])[]

const labelled = ({ parts, ...field }: FieldSpec): SheetField => ({
  ...field,
  label: field.column,
  choices: (field.categories ?? []).map((value) => ({ value, label: value.toUpperCase() })),
  ...(parts && { parts: parts.map(labelled) }),
})
export const sheetSpec = (tab: Tab): SheetSpec => ({ ...tabSpec(tab), fields: tabSpec(tab).fields.map(labelled) })
export const shop = '540b5000-0000-4000-8000-000000000001'
const names = [
  ['price', 'bei'],
  ['category', 'aina'],
  ['Revision', 'Toleo'],
  ['PRODUCE', 'Mboga'],
  ['Yes', 'Ndiyo'],
  ['No', 'Hapana'],
  ['services', 'Huduma'],
  ['name', 'jina'],
]
export const texts: CellTexts = {
  flags: [
    { value: '', label: 'No' },
    { value: 'yes', label: 'Yes' },
  ],
  shops: [{ value: shop, label: 'Coast Gadgets' }],
  revision: 'Revision',
  inEveryLanguage: (label) => [label, ...names.filter((pair) => pair.includes(label)).flat()],
}
export const row = (id: string, values: Values, photos: ItemRow['photos'] = []): ItemRow => ({
  id,
  rev: 3,
  createdAt: '',
  values,
  photos,
})
export const read = (tab: Tab, lines: Lines | readonly SheetLine[], stored: readonly ItemRow[] = []) => {
  let ids = 0
  const all = lines.map((each, index) => ('line' in each ? each : { line: index + 1, cells: each }))
  const sheet = readSheet(sheetSpec(tab), all, { stored, texts, newId: () => `new-${(ids += 1)}` })
  if (!sheet.ok) throw new Error(sheet.problem)
  return sheet
}
export const written = (tab: Tab, rows: readonly ItemRow[]) => writeSheet(sheetSpec(tab), rows, texts)

/** The saved values of an item: of the changes that are ticked at first, or of all. */
export const savedOf = (tab: Tab, item: SheetItem | undefined, all = false) =>
  item && chosenEdit(sheetSpec(tab), item, (change) => all || isTickedAtFirst(change)).values
/** `name: Kale → Managu (conflict)` */
export const changesIn = (items: readonly SheetItem[]) =>
  items.flatMap(({ changes }) =>
    changes.map(
      ({ part, cells, doubts }) =>
        `${part ? `${part.name}: ` : ''}${cells.map(({ field, from, to }) => `${field.column}: ${from} → ${to}`).join(', ')}${doubts.map(({ kind }) => ` (${kind})`).join('')}`,
    ),
  )
/** Lines with another text in the cell of a column. */
export const typed = (lines: Lines, line: number, header: string, text: string): Lines =>
  lines.map((cells, index) =>
    index === line - 1 ? cells.map((cell, at) => (lines[0]?.[at] === header ? text : cell)) : cells,
  )
export const kale = row('a', {
  name: 'Kale',
  description: 'Green',
  price: 30,
  category: 'produce',
  store_name: null,
  whatsapp: null,
  image_url: null,
})
export const milk = row('b', {
  name: 'Milk',
  description: null,
  price: 60,
  category: 'dairy',
  store_name: null,
  whatsapp: '+254700000011',
  image_url: null,
})
export const withValues = (before: ItemRow, values: Values): ItemRow => ({
  ...before,
  rev: before.rev + 1,
  values: { ...before.values, ...values },
})
