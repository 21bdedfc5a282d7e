import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { catalogueIn } from './catalogue-files'

const row = {
  id: 'promotion-gas',
  title: 'Gas at Your Door',
  titleSw: 'Gesi Mlangoni Pako',
  badge: 'Free delivery',
  price: 'KSh 1,100',
}
const source = JSON.stringify({ version: 1, items: [row] })
const itemsIn = (language: 'en' | 'sw'): unknown => JSON.parse(catalogueIn(language, source))

describe('the file of a language', () => {
  const { titleSw, ...original } = row

  it('has the texts of that language alone', () => {
    expect(itemsIn('en')).toEqual({ version: 1, items: [original] })
    expect(itemsIn('sw')).toEqual({ version: 1, items: [{ ...original, title: titleSw }] })
  })
})

const folder = new URL('../public/catalogues/', import.meta.url)
const fileSchema = v.object({ items: v.array(v.record(v.string(), v.unknown())) })
const shipped = (name: string) =>
  globSync(`*/${name}.json`, { cwd: folder }).flatMap(
    (file) => v.parse(fileSchema, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).items,
  )

/** What the app and a campus say themselves. What a provider or a person has named and written stays as it is. */
const translated: Readonly<Record<string, readonly string[]>> = {
  promotions: ['title', 'description', 'price', 'badge'],
  bundles: ['description', 'price', 'items'],
  announcements: ['title', 'text', 'from', 'period'],
  events: ['title', 'description', 'time'],
  'campus-services': ['description'],
  'emergency-contacts': ['description'],
  'pharmacy-services': ['name', 'description'],
  clinics: ['name', 'services'],
}

/** Amounts, hours and numbers to call, in any order: a sentence may turn around. */
const figuresIn = (text: unknown): readonly string[] =>
  (JSON.stringify(text).match(/\d[\d,:]*(?:[AP]M)?/g) ?? []).toSorted()

describe.each(Object.entries(translated))('the shipped %s', (name, fields) => {
  it('have every text in Kiswahili', () => {
    const missing = shipped(name).flatMap((item) =>
      fields.filter((field) => !item[`${field}Sw`]).map((field) => `${String(item['id'])}: ${field}`),
    )
    expect(missing).toEqual([])
  })

  it('name the same figures in both languages', () => {
    for (const item of shipped(name))
      for (const [field, text] of Object.entries(item).filter(([each]) => each.endsWith('Sw')))
        expect(figuresIn(text), `${String(item['id'])}: ${field}`).toEqual(figuresIn(item[field.slice(0, -2)]))
  })
})
