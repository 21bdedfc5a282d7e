import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import 'fake-indexeddb/auto'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'

import { providerOfDirectory, providerOfStorefront } from '@/cart/rules/ratings'
import { storefrontChoices } from '@/shops/rules/choices'
import { shippedCampuses, type Campus } from '@/kit/rules/campus'
import { places, projectRoot } from '../../supabase/local/places.ts'
import { changesSince, currentCursor, insertRow } from '../backend/sync-fixture.ts'
import type { TestUser } from '../backend/start-backend.ts'
import { seededBackend } from '../backend/test-backend.ts'
import { createUsers } from '../backend/users.ts'
import { ratingsOn, refusedOf } from './ratings.ts'

// Only what the database knows can be rated: all phones of a campus copy the score of whatever has one.

const backend = await seededBackend()
const users = await createUsers(backend)
const { rate, scores, answersFor } = ratingsOn(backend, users)
afterAll(() => {
  // Other files of this process would go on with the campus that was chosen last.
  vi.unstubAllGlobals()
  vi.resetModules()
})
const campuses = shippedCampuses.map(({ slug }): string => slug)
const categories = [...Object.keys(storefrontChoices), 'drivers', 'service_providers']

afterEach(() => {
  vi.unstubAllGlobals()
})

const shownNames = async (campus: string, list: string, field: string): Promise<string[]> => {
  const file: { items: Record<string, string>[] } = JSON.parse(
    await readFile(join(projectRoot, 'public', 'catalogues', campus, `${list}.json`), 'utf8'),
  )
  return file.items.map((item) => item[field] ?? '')
}

describe.each(campuses)('on the campus %s', (campus) => {
  const other = campuses.find((slug) => slug !== campus) ?? ''

  test('a provider that does not exist cannot be rated, in any category', async () => {
    const invented = categories.flatMap((category) => [`${category}:invented`, `${category}:${randomUUID()}`])
    expect(await answersFor(campus, invented)).toEqual(refusedOf(invented))
    expect(await scores(campus)).toEqual([])
  })

  test('a provider of another campus cannot be rated', async () => {
    const drivers = await shownNames(other, 'drivers', 'id')
    const people = await backend.sql<{ id: string }>(
      'select id from public.service_providers where campus = $1 limit 3',
      [other],
    )
    const [kitchen = ''] = await shownNames(other, 'food', 'restaurant')
    const elsewhere = [
      ...drivers.map((id) => providerOfDirectory('drivers', id)),
      ...people.map(({ id }) => providerOfDirectory('service_providers', id)),
      providerOfStorefront('food', kitchen) ?? '',
    ]
    expect(elsewhere.length).toBeGreaterThan(8)
    expect(await answersFor(campus, elsewhere)).toEqual(refusedOf(elsewhere))
  })

  test('a provider of another category cannot be rated', async () => {
    const [kitchen = ''] = await shownNames(campus, 'food', 'restaurant')
    const slug = providerOfStorefront('food', kitchen)?.slice('food:'.length) ?? ''
    expect(await rate(campus, `food:${slug}`)).toBe('counted')
    const moved = categories.filter((category) => category !== 'food').map((category) => `${category}:${slug}`)
    expect(await answersFor(campus, moved)).toEqual(refusedOf(moved))
  })

  test('all that the app offers to rate can be rated', async () => {
    const shown = await shownBy(shippedCampuses.find(({ slug }) => slug === campus))
    expect(new Set(shown.map((provider) => provider.split(':')[0]))).toEqual(new Set(categories))
    expect(await answersFor(campus, shown)).toEqual(shown.map((provider) => `${provider} counted`))
    expect(await scores(campus)).toHaveLength(shown.length)
  })
})

/** What the screens of a campus offer to rate, by the app's own code. */
const shownBy = async (campus: Campus | undefined): Promise<string[]> => {
  const network = globalThis.fetch
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(campus) })
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) =>
    typeof input === 'string' && input.startsWith('/')
      ? new Response(await readFile(join(projectRoot, 'public', input), 'utf8'))
      : network(input, init),
  )
  const [{ sources }, { driverEntry }, { loadCatalogue }, { ComradeDb }, { pharmacyName }] = await Promise.all([
    import('@/shops/sources'),
    import('@/directory/to-entry'),
    import('@/store/catalogues'),
    import('@/store/db'),
    import('@/shops/words/storefronts'),
  ])
  const db = new ComradeDb(`shown-${randomUUID()}`)
  for (const table of ['groceries', 'shops', 'eshop_products', 'medicines'] as const) {
    const rows = await backend.sql<{ row: { id: string; rev: number; created_at: string } }>(
      `select to_jsonb(r) as row from public.${table} as r where campus = $1`,
      [campus?.slug],
    )
    await db.table(table).bulkPut(rows.map(({ row }) => row))
  }
  const shown = new Set<string | null>([providerOfStorefront('chemist', pharmacyName)])
  for (const id of Object.keys(storefrontChoices).filter(
    (key): key is keyof typeof storefrontChoices => key in storefrontChoices,
  )) {
    const { groups, offerings } = await sources[id].read(db)
    for (const { ratedAs } of groups) shown.add(ratedAs)
    for (const { ratedAs } of offerings) shown.add(ratedAs)
  }
  for (const driver of await loadCatalogue('drivers')) shown.add(driverEntry(driver).ratedAs)
  for (const { id } of await backend.sql<{ id: string }>('select id from public.service_providers where campus = $1', [
    campus?.slug,
  ]))
    shown.add(providerOfDirectory('service_providers', id))
  await db.delete()
  return [...shown].filter((provider) => provider !== null)
}

test.each([
  'food:Mama-Rehema-Kitchen-Tudor',
  'food:mama-rehema-kitchen-tudor-',
  'food:mama--rehema-kitchen-tudor',
  'FOOD:mama-rehema-kitchen-tudor',
  'food:mаma-rehema-kitchen-tudor',
  'food:mama-rehema-kitchen-tudór',
  'food:mama‐rehema-kitchen-tudor',
  'food:mama-rehema-kitchen-tudor\u200b',
  'food: mama-rehema-kitchen-tudor',
  'food:mama-rehema-kitchen',
  'food:food:mama-rehema-kitchen-tudor',
  'drivers:Driver-boda-juma',
  'service_providers:%',
  'chemist:campus_pharmacy',
])('a spelling that looks like a provider cannot be rated: %s', async (provider) => {
  expect(await rate('tum', provider)).toMatch(/^235(14|03)$/)
  expect(await scores()).toEqual([])
})

describe('a provider of a table', () => {
  test('in the directory of services can be rated until it is deleted', async () => {
    const id = await insertRow(backend, 'service_providers', { campus: 'tum', name: 'Mama Fua', category: 'mamafua' })
    expect(await rate('tum', `service_providers:${id}`)).toBe('counted')
    await users.admin.client.from('service_providers').delete().eq('id', id)
    expect([await rate('tum', `service_providers:${id}`, 4, users.other), await scores()]).toEqual(['23503', []])
  })
})

const script = await readFile(join(places.migrations, '20261128230310_forget_invented_providers.sql'), 'utf8')

describe('what was rated before', () => {
  const migrate = async () => {
    for (const statement of script.split(/;\n/).filter((text) => text.trim() !== '')) await backend.sql(statement)
  }
  /** Rates as it could be done before. */
  const rateAnything = async (rater: TestUser | null, ...providers: readonly string[]) => {
    await backend.sql('alter table public.provider_ratings disable trigger require_known_provider')
    for (const provider of providers)
      await backend.sql(
        `insert into public.provider_ratings (campus, provider, stars, user_id) values ('tum', $1, 3, $2)`,
        [provider, rater?.user.id ?? null],
      )
    await backend.sql('alter table public.provider_ratings enable trigger require_known_provider')
  }
  const ratings = async () =>
    (await backend.sql<{ provider: string }>('select provider from public.provider_ratings order by provider')).map(
      ({ provider }) => provider,
    )

  test('is deleted if it was invented, with its score', async () => {
    await rateAnything(users.owner, 'gas:gas-mwangaza', 'gas:invented', 'drivers:invented', 'laundry:laundry-safi')
    await rateAnything(null, 'food:invented', 'gas:gas-mwangaza')
    await insertRow(backend, 'provider_scores', {
      campus: 'tum',
      provider: 'errands:without-ratings',
      ratings: 1,
      stars_sum: 5,
    })
    const since = await currentCursor(backend)
    await migrate()
    expect(await ratings()).toEqual(['gas:gas-mwangaza', 'gas:gas-mwangaza', 'laundry:laundry-safi'])
    expect(await scores()).toEqual(['gas:gas-mwangaza 6/2', 'laundry:laundry-safi 3/1'])
    expect((await changesSince(backend, since)).flatMap(({ gone }) => gone).length).toBeGreaterThanOrEqual(4)
  })

  test('counts as a salon’s if a salon was rated as a laundry, once for each account', async () => {
    await rateAnything(users.owner, 'laundry:salon-zuri', 'salon:salon-zuri', 'laundry:salon-kinyozi')
    await rateAnything(users.other, 'laundry:salon-zuri')
    await rateAnything(null, 'laundry:salon-zuri', 'laundry:salon-zuri')
    await migrate()
    expect(await scores()).toEqual(['salon:salon-kinyozi 3/1', 'salon:salon-zuri 12/4'])
    await migrate()
    expect(await scores()).toEqual(['salon:salon-kinyozi 3/1', 'salon:salon-zuri 12/4'])
  })
})
