import { describe, expect, test } from 'vitest'
import { changesSince, currentCursor, rowsOf } from '../backend/sync-fixture.ts'
import { seededBackend } from '../backend/test-backend.ts'
import { createUsers } from '../backend/users.ts'
import { ratingsOn, refusedOf } from './ratings.ts'

// Which providers can be rated while an admin edits the list that has them.

const backend = await seededBackend()
const users = await createUsers(backend)
const { rate, scores, answersFor } = ratingsOn(backend, users)

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
