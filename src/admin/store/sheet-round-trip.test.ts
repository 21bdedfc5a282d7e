import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adminTabValues } from '@/admin/rules/admin-url'
import { draftOf } from '@/admin/rules/item-form'
import { isPart, type ItemRow, type Part, type Value, type Values } from '@/admin/rules/item-row'
import { allCampuses } from '@/admin/rules/access'
import { cellOf, meaningOf, type CellTexts } from '@/admin/rules/sheet/cell-text'
import { chosenEdit } from '@/admin/rules/sheet/chosen-changes'
import { readSheet } from '@/admin/rules/sheet/read-sheet'
import { partsFieldOf, sheetColumns, type SheetField, type SheetSpec } from '@/admin/rules/sheet/sheet-columns'
import { isTickedAtFirst } from '@/admin/rules/sheet/sheet-item'
import { writeSheet } from '@/admin/rules/sheet/write-sheet'
import { plainText } from '@/kit/rules/plain-text'
import { inEveryLanguage, sheetTexts } from '@/admin/words/sheet-texts'
import { shownTab } from '@/admin/words/tabs'
import { csvRows, csvText } from '@/store/csv-rows'
import {
  asWritten,
  editsOf,
  newValuesOf,
  program,
  rowsOf,
  savedBy,
  shop,
  type CellEdit,
  type Program,
} from '#support/admin/sheet-habits'
import { sheetLines, textOfFile } from './sheet-file'

/** More of them in a long run (`npm run test:soak`). */
const numRuns = Number(process.env['COMRADE_SHEET_ROUND_TRIPS'] ?? 15)

const english = sheetTexts([{ value: shop, label: 'Coast Gadgets' }])
const inKiswahili = (label: string): string => inEveryLanguage(label).at(-1) ?? label
const translated = ({ parts, ...field }: SheetField): SheetField => ({
  ...field,
  label: inKiswahili(field.label),
  choices: field.choices.map(({ value, label }) => ({ value, label: inKiswahili(label) })),
  ...(parts && { parts: parts.map(translated) }),
})
const specIn = (spec: SheetSpec, language: Program['language']): SheetSpec =>
  language === 'en' ? spec : { ...spec, fields: spec.fields.map(translated) }
const textsIn = (language: Program['language']): CellTexts =>
  language === 'en'
    ? english
    : {
        ...english,
        revision: inKiswahili(english.revision),
        flags: english.flags.map(({ value, label }) => ({ value, label: inKiswahili(label) })),
      }

const textFor = (spec: SheetSpec, field: SheetField, value: Value): string =>
  draftOf({ ...spec, fields: [field] }, { values: { [field.column]: value }, photos: [] }).values[field.column] ?? ''
const partsIn = (spec: SheetSpec, values: Values): readonly Part[] => {
  const parts = values[partsFieldOf(spec)?.column ?? '']
  return Array.isArray(parts) ? parts.filter(isPart) : []
}
const valueIn = (spec: SheetSpec, values: Values, part: number | null, { column }: SheetField): Value => {
  const value = part === null ? values[column] : partsIn(spec, values)[part]?.[column]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || Array.isArray(value)
    ? value
    : null
}
const edited = (spec: SheetSpec, rows: readonly ItemRow[], edits: readonly CellEdit[]): readonly ItemRow[] =>
  edits.reduce<readonly ItemRow[]>(
    (all, { item, part, field, value }) =>
      all.map((row, index) => {
        if (index !== item) return row
        const holder = partsFieldOf(spec)?.column ?? ''
        return {
          ...row,
          rev: row.rev + 1,
          values: {
            ...row.values,
            ...(part === null
              ? { [field.column]: value }
              : {
                  [holder]: partsIn(spec, row.values).map((each, at) =>
                    at === part ? { ...each, [field.column]: value } : each,
                  ),
                }),
          },
        }
      }),
    rows,
  )

type Story = {
  readonly rows: readonly ItemRow[]
  readonly edits: readonly CellEdit[]
  readonly others: readonly CellEdit[]
  readonly added: readonly Values[]
  readonly used: Program
}

/** The file as the program saves it, after somebody has edited it. */
const fileOf = (spec: SheetSpec, { rows, edits, added, used }: Story): Uint8Array => {
  const [own, texts] = [specIn(spec, used.language), textsIn(used.language)]
  const [head = [], ...body] = csvRows(csvText(writeSheet(own, rows, texts))).map(({ cells }) => cells)
  const columns = sheetColumns(own)
  const holder = partsFieldOf(own)
  const places = [
    null,
    ...columns.filter(({ part }) => !part),
    ...(holder ? [null, ...columns.filter(({ part }) => part)] : []),
    null,
  ]
  const placeOf = ({ column }: SheetField, ofPart: boolean): number =>
    places.findIndex((place) => place?.part === ofPart && place.field.column === column)
  const lineOf = ({ item, part }: CellEdit): number => body.findIndex(([id]) => id === rows[item]?.id) + (part ?? 0)
  const typed = (field: SheetField, value: Value): string => cellOf(field, textFor(spec, field, value), texts)
  const table = body.map((cells, line) =>
    cells.map((cell, at) => {
      const place = places[at]
      const edit = edits.find(
        (each) => place && lineOf(each) === line && placeOf(each.field, each.part !== null) === at,
      )
      return asWritten(edit && place ? typed(place.field, edit.value) : cell, place?.field.kind ?? '', used)
    }),
  )
  const newLines = added.flatMap((values) => {
    const parts = partsIn(spec, values).slice(0, used.sortedBy === null ? undefined : 1)
    return (holder && parts.length > 0 ? parts : [null]).map((part, index) =>
      places.map((place) => {
        if (!place || (!place.part && index > 0) || (place.part && !part)) return ''
        return asWritten(
          typed(place.field, valueIn(spec, values, place.part ? index : null, place.field)),
          place.field.kind,
          used,
        )
      }),
    )
  })
  const { sortedBy } = used
  const lines =
    sortedBy === null
      ? [...table, ...newLines]
      : [...table, ...newLines].sort((one, other) =>
          String(one[sortedBy % one.length]).localeCompare(String(other[sortedBy % other.length])),
        )
  const needed = new Set(edits.map((each) => placeOf(each.field, each.part !== null)))
  const removed = new Set(
    added.length > 0
      ? []
      : used.removed.filter((at) => places[at] && places[at].field.column !== 'name' && !needed.has(at)),
  )
  const order = head
    .map((_, at) => at)
    .filter((at) => !removed.has(at))
    .sort((one, other) => (used.order[one] ?? 0) - (used.order[other] ?? 0))
  return savedBy(
    [head, ...lines].map((cells) => order.map((at) => cells[at] ?? '')),
    used,
  )
}

const storyOf = (spec: SheetSpec): fc.Arbitrary<Story> =>
  rowsOf(spec).chain((rows) =>
    fc.record({
      rows: fc.constant(rows),
      edits: editsOf(spec, rows),
      others: editsOf(spec, rows),
      added: newValuesOf(spec),
      used: program,
    }),
  )

const play = (spec: SheetSpec, story: Story) => {
  const { rows, others, used } = story
  const meaning = (row: ItemRow | undefined, { part, field }: Pick<CellEdit, 'part' | 'field'>) =>
    meaningOf(field, textFor(spec, field, row ? valueIn(spec, row.values, part, field) : null))
  const meant = ({ field, value }: CellEdit) => meaningOf(field, textFor(spec, field, value))
  // A value that is typed again is no edit.
  const edits = story.edits.filter((edit) => meaning(rows[edit.item], edit) !== meant(edit))
  const stored = edited(spec, rows, others)
  const known = new Set(
    stored
      .flatMap(({ values }) => [values, ...partsIn(spec, values)].flatMap((each) => Object.values(each)))
      .flatMap((value) => (typeof value === 'string' ? [plainText(value)] : [])),
  )
  let ids = 0
  const sheet = readSheet(
    spec,
    sheetLines(textOfFile(fileOf(spec, { ...story, edits })), (cell) => known.has(plainText(cell))),
    { stored, texts: english, newId: () => `new-${(ids += 1)}` },
  )
  if (!sheet.ok) throw new Error(sheet.problem)
  const isSpoiling = !used.keepsApostrophes || used.encoding === 'windows-1252'
  const isAmbiguous = ({ field, value }: CellEdit) =>
    field.kind === 'date' &&
    typeof value === 'string' &&
    (used.days === 'day first' || used.days === 'month first') &&
    Number(value.slice(8)) <= 12
  const editAt = (item: number, part: number | null, { column }: SheetField) =>
    edits.find((each) => each.item === item && each.part === part && each.field.column === column)

  expect(sheet.unknown).toEqual([])
  for (const [index, row] of stored.entries()) {
    const item = sheet.items.find(({ id }) => id === row.id)
    if (!item || item.kind === 'new') {
      expect(sheet.problems, row.id).not.toEqual([])
      expect(
        !used.keepsApostrophes || edits.some((edit) => edit.item === index && isAmbiguous(edit)),
        `${row.id} is refused: ${JSON.stringify(sheet.problems)}`,
      ).toBe(true)
      continue
    }
    const partAt = (id: string | undefined) =>
      id === undefined ? null : partsIn(spec, row.values).findIndex((part) => part.id === id)
    for (const change of item.changes) {
      const [cell] = change.cells
      const edit = cell && editAt(index, partAt(change.part?.id), cell.field)
      const says = JSON.stringify([change.key, change.doubts, cell?.from, cell?.to])
      if (!edit) expect(isSpoiling && !isTickedAtFirst(change), `nobody has edited ${says}`).toBe(true)
      else {
        expect(meaningOf(edit.field, cell.to), says).toBe(meant(edit))
        if (change.doubts.some(({ kind }) => kind === 'conflict'))
          expect(meaning(row, edit), says).not.toBe(meaning(rows[index], edit))
        else expect(meaning(row, edit), says).toBe(meaning(rows[index], edit))
      }
    }
    for (const edit of edits.filter((each) => each.item === index && meaning(row, each) !== meant(each))) {
      expect(
        item.changes.some(
          ({ part, cells }) => partAt(part?.id) === edit.part && cells[0]?.field.column === edit.field.column,
        ),
        `${edit.field.column} of ${row.id} is lost`,
      ).toBe(true)
    }
    const { values, photos } = chosenEdit(spec, item, isTickedAtFirst)
    const after = { ...row, values: { ...row.values, ...values } }
    expect(photos).toBeNull()
    expect(partsIn(spec, after.values).map(({ id }) => id)).toEqual(partsIn(spec, row.values).map(({ id }) => id))
    const isTicked = (part: number | null, field: SheetField) =>
      item.changes.some(
        (change) =>
          isTickedAtFirst(change) && partAt(change.part?.id) === part && change.cells[0]?.field.column === field.column,
      )
    for (const { field, part: ofPart } of sheetColumns(spec)) {
      for (const part of ofPart ? partsIn(spec, row.values).keys() : [null]) {
        const edit = editAt(index, part, field)
        expect(meaning(after, { part, field }), field.column).toBe(
          edit && isTicked(part, field) ? meant(edit) : meaning(row, { part, field }),
        )
      }
    }
  }
  const fresh = sheet.items.flatMap((item) => (item.kind === 'new' ? [item] : []))
  const typedDays = story.added.some((values) =>
    spec.fields.some((field) => isAmbiguous({ item: 0, part: null, field, value: values[field.column] ?? null })),
  )
  if (!typedDays) {
    const names = story.added.map((values) => values[spec.title])
    expect(fresh.map(({ title }) => title).sort()).toEqual(names.sort())
    for (const item of fresh) {
      const values = story.added.find((each) => each[spec.title] === item.title) ?? {}
      const parts = partsIn(spec, values).slice(0, used.sortedBy === null ? undefined : 1)
      expect(partsIn(spec, item.values)).toHaveLength(parts.length)
      for (const { field, part: ofPart } of sheetColumns(spec))
        for (const part of ofPart ? parts.keys() : [null])
          expect(meaningOf(field, textFor(spec, field, valueIn(spec, item.values, part, field))), field.column).toBe(
            meaningOf(field, textFor(spec, field, valueIn(spec, values, part, field))),
          )
    }
    const again = readSheet(
      spec,
      sheetLines(textOfFile(fileOf(spec, { ...story, edits })), (cell) => known.has(plainText(cell))),
      {
        stored: [
          ...stored,
          ...fresh.map(({ id, values }): ItemRow => ({ id, rev: 1, createdAt: '', values, photos: [] })),
        ],
        texts: english,
        newId: () => `more-${(ids += 1)}`,
      },
    )
    expect(again.ok && again.items.filter((item) => item.kind === 'new' && item.changes.some(isTickedAtFirst))).toEqual(
      [],
    )
  }
}

describe.each(adminTabValues.filter((tab) => tab !== 'campuses'))(
  'a file of %s that a spreadsheet program has saved',
  (tab) => {
    it(
      'changes what was edited, doubles and deletes nothing, and says what it leaves out',
      { timeout: Math.max(60_000, numRuns * 200) },
      () => {
        const spec = shownTab(tab, allCampuses)
        fc.assert(
          fc.property(storyOf(spec), (story) => play(spec, story)),
          { numRuns },
        )
      },
    )
  },
)
