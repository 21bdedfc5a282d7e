import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { providerOfStorefront } from '@/cart/rules/ratings'
import { campus } from './new-rows.ts'
import { addCampus, currentCursor, rowsOf, sync } from './sync-fixture.ts'
import { backendWithUsers } from './test-backend.ts'
import type { TestUser } from './start-backend.ts'

const { backend, users } = await backendWithUsers()
const provider = 'food:mama-rehema-kitchen-tudor'

beforeEach(async () => {
  await backend.sql('delete from private.rate_counters')
  await backend.sql('delete from public.provider_ratings')
})

const rate = (student: TestUser, stars: number, values: Readonly<Record<string, unknown>> = {}) =>
  student.client
    .from('provider_ratings')
    .insert({ id: randomUUID(), campus, provider, stars, ...values })
    .select('id')
    .single()

const scores = async () =>
  (await backend.anonClient().from('provider_scores').select('provider, ratings, stars_sum').order('provider')).data

describe('the score of a provider', () => {
  test('adds up all ratings, and changes when one of them does', async () => {
    await rate(users.owner, 5)
    await rate(users.other, 4)
    expect(await scores()).toEqual([{ provider, ratings: 2, stars_sum: 9 }])
    expect((await users.other.client.from('provider_ratings').update({ stars: 1 }).gt('stars', 0)).error).toBeNull()
    expect(await scores()).toEqual([{ provider, ratings: 2, stars_sum: 6 }])
  })

  test('counts one rating per user: a rating from a second phone replaces the first', async () => {
    const first = await rate(users.owner, 5)
    const second = await rate(users.owner, 2)
    expect(await scores()).toEqual([{ provider, ratings: 1, stars_sum: 2 }])
    expect((await users.owner.client.from('provider_ratings').select('id, stars')).data).toEqual([
      { id: second.data?.id, stars: 2 },
    ])
    // A late retry of the first rating does not restore it.
    expect((await rate(users.owner, 5, { id: first.data?.id })).error).toMatchObject({ code: '23505' })
    expect(await scores()).toEqual([{ provider, ratings: 1, stars_sum: 2 }])
  })

  test('belongs to one campus', async () => {
    await addCampus(backend, 'uon')
    // Each campus has one of its own.
    const pharmacy = { provider: 'chemist:campus-pharmacy' }
    await rate(users.owner, 5, pharmacy)
    await rate(users.owner, 1, { ...pharmacy, campus: 'uon' })
    const byCampus = await backend.sql('select campus, ratings, stars_sum from public.provider_scores order by campus')
    expect(byCampus).toEqual([
      { campus: 'tum', ratings: 1, stars_sum: 5 },
      { campus: 'uon', ratings: 1, stars_sum: 1 },
    ])
  })

  test('is pulled by phones, and so is its removal', async () => {
    const since = await currentCursor(backend)
    await rate(users.owner, 3)
    const answer = await sync(backend, { since })
    expect(rowsOf(answer, 'provider_scores')).toMatchObject([{ provider, ratings: 1, stars_sum: 3 }])
    await backend.sql('delete from public.provider_ratings')
    expect((await sync(backend, { since })).gone.map(([table]) => table)).toEqual(['provider_scores'])
  })

  test('loses the ratings of a deleted account within two weeks, but not at the same time as its listings', async () => {
    const leavingUser = await backend.signUpAs('leaving')
    const other = 'gas:gas-pwani'
    await rate(leavingUser, 1)
    await rate(users.owner, 5)
    await rate(leavingUser, 2, { provider: other })
    await backend.sql('delete from auth.users where id = $1', [leavingUser.user.id])
    expect(await scores()).toEqual([
      { provider, ratings: 2, stars_sum: 6 },
      { provider: other, ratings: 1, stars_sum: 2 },
    ])
    expect(await backend.sql('select stars from public.provider_ratings where user_id is null order by stars')).toEqual(
      [{ stars: 1 }, { stars: 2 }],
    )
    await backend.sql(`select private.delete_orphaned_ratings(now() + interval '15 days')`)
    expect(await scores()).toEqual([{ provider, ratings: 1, stars_sum: 5 }])
  })
})

describe('a rating', () => {
  test('is readable only by its author, and never names the author', async () => {
    await rate(users.owner, 4)
    for (const { client } of [users.other, users.admin])
      expect((await client.from('provider_ratings').select('id')).data).toEqual([])
    expect((await users.owner.client.from('provider_ratings').select('user_id')).error).toMatchObject({
      code: 'PGRST205',
    })
    expect(
      (await backend.anonClient().from('provider_scores').select('*')).data?.map((row) => Object.keys(row).toSorted()),
    ).toEqual([['campus', 'created_at', 'id', 'provider', 'ratings', 'rev', 'stars_sum', 'updated_at']])
  })

  test.for([
    ['no stars', { stars: 0 }],
    ['six stars', { stars: 6 }],
    ['a provider in no list', { provider: 'banks:equity' }],
    ['free text as the provider', { provider: 'food:Call 0700 000 000 now' }],
    ['a provider without a name', { provider: 'food:' }],
    ['a name that is too long', { provider: `food:${'a'.repeat(80)}` }],
    ['an unknown campus', { campus: 'oxford' }],
  ] as const)('with %s is rejected', async ([, values]) => {
    expect((await rate(users.owner, 4, values)).error?.code).toMatch(/^23(514|503)$/)
  })

  test('of another user can be neither created nor changed', async () => {
    expect((await rate(users.owner, 4, { user_id: users.other.user.id })).error).toMatchObject({ code: '42501' })
    const rating = await rate(users.owner, 4)
    await users.other.client.from('provider_ratings').update({ stars: 1 }).eq('id', rating.data?.id)
    expect(await scores()).toEqual([{ provider, ratings: 1, stars_sum: 4 }])
  })

  test('can be given twenty times a day', async () => {
    const kitchens = Array.from({ length: 21 }, (_, n) => ({ restaurant: `Kitchen ${n}` }))
    await backend.sql(`insert into public.catalogues (campus, name, entries) values ($1, 'food', $2::jsonb)`, [
      campus,
      JSON.stringify(kitchens),
    ])
    const statuses: number[] = []
    for (const { restaurant } of kitchens)
      statuses.push((await rate(users.owner, 4, { provider: providerOfStorefront('food', restaurant) })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
    await backend.sql('delete from public.catalogues')
  })
})
