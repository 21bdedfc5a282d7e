import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { catalogueKinds } from '@/admin/rules/catalogue-kinds'
import { checkDraft, draftOf, emptyDraft } from '@/admin/rules/item-form'
import type { ItemRow } from '@/admin/rules/item-row'
import { readSheet } from '@/admin/rules/sheet/read-sheet'
import { writeSheet } from '@/admin/rules/sheet/write-sheet'
import { tabSpec } from '@/admin/rules/tabs'
import { allCampuses } from '@/admin/rules/access'
import { sheetTexts } from '@/admin/words/sheet-texts'
import { shownTab } from '@/admin/words/tabs'
import { catalogueSchemas } from '@/store/catalogue-schemas'
import { csvRows, csvText } from '@/store/csv-rows'

// The form has the fields of the schema: every shipped entry passes unchanged through the form, and through a file.

const folder = new URL('../../../public/catalogues/', import.meta.url)
const fileSchema = v.object({ items: v.array(v.looseObject({ id: v.string() })) })
const shipped = (name: string) =>
  readdirSync(folder).flatMap(
    (campus) => v.parse(fileSchema, JSON.parse(readFileSync(new URL(`${campus}/${name}.json`, folder), 'utf8'))).items,
  )
const rowOf = ({ id, ...values }: { readonly id: string }): ItemRow => ({
  id,
  rev: 1,
  createdAt: '',
  values,
  photos: [],
})
const filled = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

describe.each(catalogueKinds)('the entries of %s', (name) => {
  const spec = tabSpec(name)

  it('pass through the form unchanged, and are readable for phones', () => {
    for (const entry of shipped(name)) {
      const checked = checkDraft(spec, draftOf(spec, rowOf(entry)))
      if (!checked.ok) throw new Error(`${entry.id}: ${JSON.stringify(checked.problems)}`)
      const saved = { ...filled(checked.values), id: entry.id }
      expect(saved).toEqual(entry)
      expect(v.is(catalogueSchemas[name], saved)).toBe(true)
    }
  })

  it('pass through a file unchanged', () => {
    const rows = shipped(name).map(rowOf)
    const shown = shownTab(name, allCampuses)
    const texts = sheetTexts([])
    const sheet = readSheet(shown, csvRows(csvText(writeSheet(shown, rows, texts))), {
      stored: rows,
      texts,
      newId: () => 'new',
    })
    if (!sheet.ok) throw new Error(sheet.problem)
    expect(sheet.problems).toEqual([])
    expect(sheet.items.map(({ id, kind }) => [id, kind])).toEqual(rows.map(({ id }) => [id, 'same']))
  })

  it('are refused by the form where phones would leave them out', () => {
    const checked = checkDraft(spec, emptyDraft(spec))
    expect(checked.ok).toBe(false)
    const [entry] = shipped(name)
    for (const field of spec.fields.filter(({ required, onlyFor }) => required && !onlyFor)) {
      const { [field.column]: _left, ...rest } = { ...entry }
      expect(v.is(catalogueSchemas[name], rest), field.column).toBe(false)
    }
  })
})
