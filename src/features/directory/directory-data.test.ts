import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { catalogueFile } from '@/data/catalogue-schemas'
import { replicatedTables } from '@/data/pull/replicated-tables'
import type { DirectorySpec } from '@/domain/directories/directory-spec'
import { directories, type DirectoryId } from '@/domain/directories/registry'
import { readPhone } from '@/domain/phone'
import { driverEntry, providerEntry } from './to-entry'

/** The demo rows of a table, read out of the seed: `with <name> (columns) as (values (…), (…))`. */
const seedRows = (name: string): Record<string, string>[] => {
  const seed = readFileSync('supabase/seed.sql', 'utf8')
  const block = new RegExp(`with ${name} \\(([^)]*)\\) as \\(values\\n([^]*?)\\n\\)\\n`).exec(seed)
  const columns = block?.[1]?.split(', ') ?? []
  const rows = block?.[2]?.split('\n').filter((line) => line.startsWith('  (')) ?? []
  return rows.map((row) => {
    const values = [...row.matchAll(/'((?:[^']|'')*)'|(-?[\d.]+)/g)].map(([, text, figure]) => text?.replaceAll("''", "'") ?? figure ?? '')
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']))
  })
}

const drawings = readFileSync('public/pictures/services.svg', 'utf8')
const drivers = v.parse(catalogueFile('drivers'), JSON.parse(readFileSync('public/catalogues/drivers.json', 'utf8'))).items
const providers = seedRows('provider').map(({ rating, picture, ...row }, index) =>
  v.parse(replicatedTables.service_providers, {
    ...row,
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    rev: 1,
    created_at: '2026-11-21T00:00:00Z',
    rating: Number(rating),
    image_url: `/pictures/services.svg#${picture}`,
  }),
)

const entriesOf = {
  transport: drivers.map(driverEntry),
  serviceProviders: providers.map(providerEntry),
} as const satisfies Record<DirectoryId, unknown>

const cases: [DirectoryId, DirectorySpec][] = [
  ['transport', directories.transport],
  ['serviceProviders', directories.serviceProviders],
]

describe.each(cases)('the people of %s', (id, spec) => {
  const entries = entriesOf[id]

  it('are all told apart by their id', () => {
    expect(entries.length).toBeGreaterThanOrEqual(8)
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length)
  })

  it('fill every chip, and stand under no other', () => {
    const chips = spec.categories.slice(1).map((chip) => chip.value)
    expect([...new Set(entries.map((entry) => entry.category))].sort()).toEqual([...chips].sort())
  })

  it.each(entries.map((entry) => [entry.name, entry] as const))('%s can be shown, called and written to', (_name, entry) => {
    for (const text of [entry.name, entry.speciality, entry.location, entry.availability]) expect(text).not.toBe('')
    expect(entry.rating).toBeGreaterThanOrEqual(1)
    expect(entry.rating).toBeLessThanOrEqual(5)
    expect(readPhone(entry.phone)).toMatchObject({ ok: true })
    if (spec.chat) {
      expect(readPhone(entry.whatsapp)).toMatchObject({ ok: true })
      expect(spec.chat.message(entry)).toBe(
        `Hello ${entry.name}! I would like to ask about your services: ${entry.speciality}. Are you available?`,
      )
    }
    const [sheet, drawing] = entry.image?.split('#') ?? []
    expect(sheet).toBe('/pictures/services.svg')
    expect(drawings.includes(`id="${drawing}"`), `the drawing ${drawing}`).toBe(true)
  })
})

describe('drivers', () => {
  it('tell their capacity in a tuk tuk only', () => {
    for (const entry of entriesOf.transport) expect(entry.capacity !== '').toBe(entry.category === 'tuk-tuk')
  })
})
