import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { providerOfDirectory, providerOfStorefront } from '@/shops/rules/ratings'
import { storefrontChoices } from '@/shops/rules/choices'
import { shippedCampuses, type Campus } from '@/campus/rules/campus'
import { places, projectRoot } from '../../supabase/local/places.ts'
import { changesSince, currentCursor, insertRow, rowsOf } from '../backend/sync-fixture.ts'
import type { TestUser } from '../backend/start-backend.ts'
import { seededBackend } from '../backend/test-backend.ts'
import { createUsers } from '../backend/users.ts'

// Only what the database knows can be rated: all phones of a campus copy the score of whatever has one.

const backend = await seededBackend()
const users = await createUsers(backend)
afterAll(() => {
  // Other files of this process would go on with the campus that was chosen last.
  vi.unstubAllGlobals()
  vi.resetModules()
})
const campuses = shippedCampuses.map(({ slug }): string => slug)
const categories = [...Object.keys(storefrontChoices), 'drivers', 'service_providers']

const clean = async () => {
  await backend.sql('delete from private.rate_counters')
  await backend.sql('delete from public.provider_ratings')
  await backend.sql('delete from public.catalogues')
}
beforeEach(clean)
afterEach(() => {
  vi.unstubAllGlobals()
})

/** @returns the code of the error, or 'counted' */
const rate = async (campus: string, provider: string, stars = 4, rater: TestUser = users.owner): Promise<string> => {
  await backend.sql('delete from private.rate_counters')
  const { error } = await rater.client.from('provider_ratings').insert({ id: randomUUID(), campus, provider, stars })
  return error ? error.code : 'counted'
}
const scores = async (campus = 'tum') =>
  (
    await backend.sql<{ provider: string; ratings: number; stars_sum: number }>(
      'select provider, ratings, stars_sum from public.provider_scores where campus = $1 order by provider',
      [campus],
    )
  ).map(({ provider, ratings, stars_sum: sum }) => `${provider} ${sum}/${ratings}`)

const answersFor = async (campus: string, providers: readonly string[]) => {
  const answers: string[] = []
  for (const provider of providers) answers.push(`${provider} ${await rate(campus, provider)}`)
  return answers
}
const refusedOf = (providers: readonly string[]) => providers.map((provider) => `${provider} 23503`)

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

describe('when an admin edits a shipped list', () => {
  const kitchen = 'food:mama-rehema-kitchen-tudor'
  const edit = async (...restaurants: readonly unknown[]): Promise<void> => {
    const entries = restaurants.map((restaurant, index) => ({ id: `dish-${index}`, restaurant }))
    const { client } = users.admin
    const { data } = await client
      .from('catalogues')
      .update({ entries })
      .eq('campus', 'tum')
      .eq('name', 'food')
      .select('id')
    if (data?.length === 0)
      expect((await client.from('catalogues').insert({ campus: 'tum', name: 'food', entries })).error).toBeNull()
  }

  test('a new provider can be rated, and one that is left out cannot', async () => {
    await edit('Mama Njeri’s Café')
    expect(await answersFor('tum', ['food:mama-njeris-cafe', kitchen, 'gas:mama-njeris-cafe'])).toEqual([
      'food:mama-njeris-cafe counted',
      ...refusedOf([kitchen, 'gas:mama-njeris-cafe']),
    ])
    expect(await rate('uon', 'food:mama-njeris-cafe')).toBe('23503')
    await edit()
    expect(await rate('tum', 'food:mama-njeris-cafe', 4, users.other)).toBe('23503')
  })

  test('the score of one that is left out leaves the copies, and comes back with it', async () => {
    await rate('tum', kitchen, 5)
    await rate('tum', kitchen, 2, users.other)
    const since = await currentCursor(backend)
    await edit('Another')
    expect(await scores()).toEqual([])
    expect((await changesSince(backend, since)).flatMap(({ gone }) => gone.map(([table]) => table))).toEqual([
      'provider_scores',
    ])
    // What people gave stays theirs, and they can change it.
    expect(
      (await users.owner.client.from('provider_ratings').update({ stars: 3 }).eq('provider', kitchen)).error,
    ).toBeNull()
    await backend.sql('delete from public.provider_ratings where stars = 2')
    expect(await scores()).toEqual([])
    const before = await currentCursor(backend)
    await edit('Another', 'Mama Rehema Kitchen, Tudor')
    expect(await scores()).toEqual([`${kitchen} 3/1`])
    expect(rowsOf(await changesSince(backend, before), 'provider_scores')).toMatchObject([
      { provider: kitchen, stars_sum: 3 },
    ])
  })

  test('and puts back the shipped list, its providers can be rated again', async () => {
    await rate('tum', kitchen, 5)
    await edit('Another')
    await rate('tum', 'food:another', 1)
    expect(await scores()).toEqual(['food:another 1/1'])
    await users.admin.client.from('catalogues').delete().eq('campus', 'tum')
    expect(await scores()).toEqual([`${kitchen} 5/1`])
    expect(await rate('tum', 'food:another', 1, users.other)).toBe('23503')
  })

  test('so that nothing of it can be read, the shipped one is shown, and its providers can be rated', async () => {
    await edit(null, '—')
    expect(await answersFor('tum', [kitchen, 'food:', 'food:-'])).toEqual([
      `${kitchen} counted`,
      'food: 23514',
      'food:- 23514',
    ])
  })

  test('other lists and other campuses keep theirs', async () => {
    const others = ['gas:gas-mwangaza', 'drivers:driver-boda-juma']
    for (const provider of others) await rate('tum', provider)
    await edit('Another')
    expect(await scores()).toEqual(others.map((provider) => `${provider} 4/1`).toSorted())
  })
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

describe('the database names a provider as the app does', () => {
  const slugsOf = async (names: readonly string[]) =>
    (
      await backend.sql<{ slug: string | null }>(
        `select private.provider_slug('food', name) as slug from unnest($1::text[]) with ordinality as given (name, place) order by place`,
        [names],
      )
    ).map(({ slug }) => slug)
  const expectSame = async (names: readonly string[]) => {
    const stored = await slugsOf(names)
    expect(
      names.flatMap((name, index) =>
        stored[index] === providerOfStorefront('food', name) ? [] : [[name, stored[index]]],
      ),
    ).toEqual([])
  }

  test('whatever is written', async () => {
    const letter = fc.oneof(
      fc.constantFrom(
        'a',
        'Z',
        '7',
        ' ',
        '-',
        "'",
        '’',
        'é',
        'e\u0301',
        'ﬁ',
        'Ⅷ',
        'İ',
        'K',
        'ß',
        'Å',
        '½',
        'ﷺ',
        '\u05b0',
        '饭',
        '👍',
      ),
      fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    )
    const names = fc
      .sample(fc.string({ unit: letter, maxLength: 90 }), { numRuns: 2000, seed: 16 })
      .map((name) => name.replaceAll('\0', ''))
    await expectSame(names)
  })

  test('around every character, but the few that newer versions of Unicode take apart', async () => {
    const points = Array.from({ length: 0x20000 }, (_, point) => point).filter(
      (point) => point > 0 && (point < 0xd800 || point > 0xdfff),
    )
    const characters = points
      .map((point) => String.fromCodePoint(point))
      .filter((character) => !/[\ua7f1\u{1ccd6}-\u{1ccf9}]/u.test(character))
    for (let from = 0; from < characters.length; from += 20_000)
      await expectSame(characters.slice(from, from + 20_000).map((character) => `a${character}B`))
  })
})
