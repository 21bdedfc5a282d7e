import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { providerOfStorefront } from '@/cart/rules/ratings'
import { places } from '../../supabase/local/places.ts'
import { insertRow } from './sync-fixture.ts'
import type { TestUser } from './start-backend.ts'
import { seededBackend } from './test-backend.ts'
import { createUsers } from './users.ts'

// Ratings belong to a provider, not to its name.

const backend = await seededBackend()
const users = await createUsers(backend)
beforeEach(async () => {
  await backend.sql('delete from public.provider_ratings')
  await backend.sql('delete from public.catalogues')
})

/** @returns the code of the error, or 'counted' */
const rate = async (campus: string, provider: string, stars = 4, rater: TestUser = users.owner): Promise<string> => {
  await backend.sql('delete from private.rate_counters')
  const { error } = await rater.client.from('provider_ratings').insert({ id: randomUUID(), campus, provider, stars })
  return error ? error.code : 'counted'
}
const scores = async () =>
  (
    await backend.sql<{ provider: string; ratings: number; stars_sum: number }>(
      `select provider, ratings, stars_sum from public.provider_scores where campus = 'tum' order by provider`,
    )
  ).map(({ provider, ratings, stars_sum: sum }) => `${provider} ${sum}/${ratings}`)

describe('a provider of an edited list', () => {
  const put = async (name: string, entries: readonly object[]) => {
    await backend.sql('delete from public.catalogues where campus = $1 and name = $2', ['tum', name])
    expect((await users.admin.client.from('catalogues').insert({ campus: 'tum', name, entries })).error).toBeNull()
  }

  test('that is renamed keeps its ratings, and another one that takes its name has none', async () => {
    expect(await rate('tum', 'gas:gas-mwangaza', 5)).toBe('counted')
    await put('gas', [
      { id: 'gas-mwangaza', name: 'Mwangaza Energy' },
      { id: 'newcomer', name: 'Mwangaza Gas, Tudor' },
    ])
    expect(await scores()).toEqual(['gas:gas-mwangaza 5/1'])
    expect(await rate('tum', 'gas:newcomer', 1, users.other)).toBe('counted')
    expect(await scores()).toEqual(['gas:gas-mwangaza 5/1', 'gas:newcomer 1/1'])
  })

  test('is known to phones that have not been updated by the name that it had', async () => {
    expect(await rate('tum', 'gas:mwangaza-gas-tudor', 5)).toBe('counted')
    expect(await rate('tum', 'salon:zuri-hair-studio', 4)).toBe('counted')
    expect(await rate('tum', 'gas:gas-mwangaza', 3)).toBe('counted')
    expect(await scores()).toEqual(['gas:gas-mwangaza 3/1', 'salon:salon-zuri 4/1'])
  })

  test('of dishes is the restaurant that they name, or whom they say that it was', async () => {
    await put('food', [
      { id: 'a', restaurant: 'Rehema’s Kitchen', restaurantId: 'mama-rehema' },
      { id: 'b', restaurant: 'Mama Rehema', restaurantId: 'mama-rehema-2' },
      { id: 'c', restaurant: 'Main Gate' },
    ])
    const known = ['food:mama-rehema', 'food:mama-rehema-2', 'food:main-gate']
    for (const provider of known) expect(await rate('tum', provider)).toBe('counted')
    expect(await rate('tum', 'food:rehemas-kitchen')).toBe('23503')
  })
})

describe('a provider of a table', () => {
  const insertGrocery = (name: string, whatsapp = '0700000001') =>
    insertRow(backend, 'groceries', {
      campus: 'tum',
      name: 'Ndengu',
      price: 120,
      category: 'produce',
      store_name: name,
      whatsapp,
    })
  const update = async (table: string, id: string, values: object) =>
    expect((await users.admin.client.from(table).update(values).eq('id', id)).error).toBeNull()
  const storeOf = async (id: string) =>
    (await backend.sql<{ store_id: string | null }>('select store_id from public.groceries where id = $1', [id]))[0]
      ?.store_id

  test('in groceries can be rated while a row names it, and keeps its ratings when it is renamed', async () => {
    const name = `Duka la ${randomUUID()}`
    const provider = providerOfStorefront('groceries', name) ?? ''
    expect(await rate('tum', provider)).toBe('23503')
    const [row, second] = [await insertGrocery(name), await insertGrocery(name)]
    expect(await rate('tum', provider, 5)).toBe('counted')
    expect(await rate('uon', provider)).toBe('23503')
    await update('groceries', row, { store_name: 'Renamed' })
    expect([await storeOf(row), await storeOf(second), await scores()]).toEqual([
      provider.slice('groceries:'.length),
      null,
      [`${provider} 5/1`],
    ])
    await update('groceries', second, { store_name: 'Renamed', whatsapp: '0700000002' })
    expect([await storeOf(second), await scores()]).toEqual([provider.slice('groceries:'.length), [`${provider} 5/1`]])
    const taker = await insertGrocery(name, '0700000009')
    expect(await storeOf(taker)).toBe(
      `${provider.slice('groceries:'.length, 'groceries:'.length + 56).replace(/-+$/, '')}-2`,
    )
    expect(await rate('tum', `groceries:${await storeOf(taker)}`, 1, users.other)).toBe('counted')
    await update('groceries', row, { store_name: name.toUpperCase() })
    // Another row has that name: it is that store's.
    expect(await storeOf(row)).toBe(await storeOf(taker))
    for (const id of [row, second, taker]) await users.admin.client.from('groceries').delete().eq('id', id)
    expect(await scores()).toEqual([])
  })

  test('in groceries with another name and another number is another, and nobody can say that it is not', async () => {
    const name = `Duka la ${randomUUID()}`
    const provider = providerOfStorefront('groceries', name) ?? ''
    const [row, second] = [await insertGrocery(name), await insertGrocery(name)]
    await rate('tum', provider, 5)
    await update('groceries', row, { store_name: 'Somebody else', whatsapp: '0700000009' })
    expect(
      (
        await users.admin.client
          .from('groceries')
          .update({ store_id: provider.slice('groceries:'.length) })
          .eq('id', row)
      ).status,
    ).toBe(403)
    expect(await storeOf(row)).toBeNull()
    await update('groceries', row, { store_name: null })
    expect(await storeOf(row)).toBeNull()
    await users.admin.client.from('groceries').delete().in('id', [row, second])
  })

  test('in groceries that took the name of another store and then its own again leaves the other one', async () => {
    const [own, other] = [`Duka la ${randomUUID()}`, `Soko la ${randomUUID()}`]
    const [row, another] = [await insertGrocery(own), await insertGrocery(other, '0700000002')]
    await update('groceries', row, { store_name: other })
    await update('groceries', row, { store_name: own })
    expect([await storeOf(row), await storeOf(another)]).toEqual([null, null])
    await users.admin.client.from('groceries').delete().in('id', [row, another])
  })

  test('in shops can be rated while there is one, whatever it is called', async () => {
    const id = await insertRow(backend, 'shops', { campus: 'tum', shop_name: `Duka la ${randomUUID()}` })
    expect(await rate('tum', `eShop:${id}`, 5)).toBe('counted')
    await update('shops', id, { shop_name: 'Renamed' })
    expect(await scores()).toEqual([`eShop:${id} 5/1`])
    await users.admin.client.from('shops').delete().eq('id', id)
    expect([await rate('tum', `eShop:${id}`, 4, users.other), await scores()]).toEqual(['23503', []])
  })
})

describe('what was given under names', () => {
  /** The part of the migration that moves ratings, after which the scores are those of the lists. */
  const migrate = async () => {
    const script = await readFile(join(places.migrations, '20261129110100_ratings_by_id.sql'), 'utf8')
    const moving = script.slice(
      script.indexOf('alter table public.provider_ratings drop constraint'),
      script.indexOf('-- A rating under an earlier name'),
    )
    for (const statement of moving.split(/;\n/).filter((text) => text.trim() !== '')) await backend.sql(statement)
    for (const category of ['gas', 'laundry', 'salon', 'errands', 'eShop'])
      await backend.sql(`select private.refresh_scores('tum', $1)`, [category])
  }
  const guards = ['require_known_provider', 'name_provider_by_id']
  /** Rates as it could be done before. */
  const rateByName = async (rater: TestUser | null, provider: string, stars: number) => {
    for (const guard of guards) await backend.sql(`alter table public.provider_ratings disable trigger ${guard}`)
    await backend.sql(
      `insert into public.provider_ratings (campus, provider, stars, user_id) values ('tum', $1, $2, $3)`,
      [provider, stars, rater?.user.id ?? null],
    )
    for (const guard of guards) await backend.sql(`alter table public.provider_ratings enable trigger ${guard}`)
  }

  test('is its provider’s, of each account once, and other categories keep theirs', async () => {
    await rateByName(users.owner, 'gas:mwangaza-gas-tudor', 5)
    await rateByName(null, 'gas:mwangaza-gas-tudor', 2)
    await rateByName(null, 'gas:mwangaza-gas-tudor', 2)
    await rateByName(users.owner, 'salon:zuri-hair-studio', 4)
    await rateByName(users.owner, 'errands:posta-runners', 3)
    await rateByName(users.owner, 'food:mama-rehema-kitchen-tudor', 1)
    await rateByName(users.owner, 'drivers:driver-boda-juma', 5)
    await migrate()
    const moved = [
      'drivers:driver-boda-juma 5/1',
      'errands:errand-posta 3/1',
      'food:mama-rehema-kitchen-tudor 1/1',
      'gas:gas-mwangaza 9/3',
      'salon:salon-zuri 4/1',
    ]
    expect(await scores()).toEqual(moved)
    await migrate()
    expect(await scores()).toEqual(moved)
  })

  test('is given once where two names were the same provider’s: the latest counts', async () => {
    await backend.sql(
      `insert into private.earlier_providers values ('tum', 'gas:mwangaza-energy', 'gas:gas-mwangaza') on conflict do nothing`,
    )
    await rateByName(users.owner, 'gas:mwangaza-gas-tudor', 5)
    await rateByName(users.owner, 'gas:mwangaza-energy', 2)
    await migrate()
    expect(await scores()).toEqual(['gas:gas-mwangaza 2/1'])
    expect(await backend.sql('select provider from public.provider_ratings')).toEqual([
      { provider: 'gas:gas-mwangaza' },
    ])
  })
})
