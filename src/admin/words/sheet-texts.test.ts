import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { adminTabValues } from '@/admin/rules/admin-url'
import { allCampuses } from '@/admin/rules/access'
import { findColumns, partsFieldOf, sheetColumns } from '@/admin/rules/sheet/sheet-columns'
import { flagChoices } from './item-form'
import { inEveryLanguage } from './sheet-texts'
import { shownTab, type ShownField } from './tabs'
import { revision } from '#words/admin/tools'

/** The catalogues with the names of what can be chosen. */
const catalogues = [
  'admin/words/fields',
  'admin/words/field-problems',
  'shops/words/storefronts',
  'directory/words/directories',
  'housing/words/rental-tabs',
]
const textsIn = (language: string) =>
  catalogues.map((name) =>
    v.parse(
      v.record(v.string(), v.string()),
      JSON.parse(readFileSync(new URL(`../../${name}.${language}.json`, import.meta.url), 'utf8')),
    ),
  )
const [english, kiswahili] = [textsIn('en'), textsIn('sw')]
/** The Kiswahili texts for an English label. */
const inKiswahili = (label: string) =>
  english.flatMap((texts, index) =>
    Object.entries(texts).flatMap(([key, text]) => (text === label ? [kiswahili[index]?.[key]] : [])),
  )

const tabs = adminTabValues.filter((tab) => tab !== 'campuses')

describe.each(tabs)('in %s', (tab) => {
  const spec = shownTab(tab, allCampuses)
  const fields: readonly ShownField[] = [...spec.fields, ...spec.fields.flatMap(({ parts = [] }) => parts)]

  it('each choice is known in both languages', () => {
    const labels = [...fields.flatMap(({ choices }) => choices), ...flagChoices].map(({ label }) => label)
    // Another text may be the same in English, and another word in Kiswahili.
    expect(
      labels.filter(
        (label) =>
          inKiswahili(label).length > 0 && !inEveryLanguage(label).some((name) => inKiswahili(label).includes(name)),
      ),
    ).toEqual([])
  })

  it('the columns of a file in Kiswahili are those of a file in English', () => {
    const holder = partsFieldOf(spec)
    const translated = (label: string) => inEveryLanguage(label).at(-1) ?? label
    const head = [
      'Id',
      ...sheetColumns(spec).map(({ field, part }) =>
        part ? `${translated(holder?.label ?? '')}: ${translated(field.label)}` : translated(field.label),
      ),
      ...(holder ? [`${translated(holder.label)}: Id`] : []),
      'Toleo',
    ]
    const found = findColumns(spec, head, revision, inEveryLanguage)
    expect(found.columns.map(({ field, at }) => [field.column, at])).toEqual(
      sheetColumns(spec).map(({ field }, index) => [field.column, index + 1]),
    )
    expect([found.idAt, found.revisionAt, found.partIdAt]).toEqual([0, head.length - 1, holder ? head.length - 2 : -1])
  })
})
