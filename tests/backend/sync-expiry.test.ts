import { describe, expect, test } from 'vitest'
import { newItem } from './new-rows.ts'
import {
  addGrocery,
  callByGet,
  changesSince,
  currentCursor,
  idsOf,
  ownChanges,
  sync,
  tokenOf,
  untilOf,
} from './sync-fixture.ts'
import { emptyBackend } from './test-backend.ts'

const backend = await emptyBackend()
const seller = await backend.signUpAs('seller')

const deleteGrocery = (id: string) => backend.sql('delete from public.groceries where id = $1', [id])
/** Deletes a row and backdates its tombstone; the revision trigger would overwrite the time. */
const deletedLongAgo = async (days: number): Promise<string> => {
  const id = await addGrocery(backend)
  await deleteGrocery(id)
  await backend.sql('alter table public.tombstones disable trigger set_revision')
  await backend.sql('update public.tombstones set created_at = now() - make_interval(days => $1) where row_id = $2', [
    days,
    id,
  ])
  await backend.sql('alter table public.tombstones enable trigger set_revision')
  return id
}
const isDeletionKnown = async (id: string) =>
  (await backend.sql('select from public.tombstones where row_id = $1', [id])).length === 1

describe('a tombstone', () => {
  test('expires after 90 days', async () => {
    const old = await deletedLongAgo(91)
    const recentId = await addGrocery(backend)
    await deleteGrocery(recentId)
    await backend.sql('select public.run_jobs()')
    expect([await isDeletionKnown(old), await isDeletionKnown(recentId)]).toEqual([false, true])
  })

  test('that is 89 days old remains', async () => {
    const id = await deletedLongAgo(89)
    await backend.sql('select public.run_jobs()')
    expect(await isDeletionKnown(id)).toBe(true)
  })

  test('that has expired resets older cursors, and no others', async () => {
    const before = await currentCursor(backend)
    await deleteGrocery(await addGrocery(backend))
    const after = await currentCursor(backend)
    await backend.sql(`select private.expire_tombstones(now() + interval '1 minute')`)
    expect(await sync(backend, { since: before })).toMatchObject({ reset: true, tables: {} })
    expect(await sync(backend, { since: after })).toMatchObject({ reset: false, until: after })
    const snapshot = await sync(backend, {})
    expect(await sync(backend, { since: untilOf(snapshot) })).toMatchObject({ reset: false })
  })

  test('that has not expired resets no cursor', async () => {
    await backend.sql(`select private.expire_tombstones(now() + interval '1 minute')`)
    const since = await currentCursor(backend)
    await addGrocery(backend)
    await backend.sql(`select private.expire_tombstones(now() + interval '1 minute')`)
    expect(await sync(backend, { since })).toMatchObject({ reset: false, more: false })
  })

  test('that has expired makes the next answer contain all of the caller’s own rows', async () => {
    const token = await tokenOf(seller)
    const old = untilOf(await ownChanges(backend, 0, token))
    await deleteGrocery(await addGrocery(backend))
    await backend.sql(`select private.expire_tombstones(now() + interval '1 minute')`)
    const later = await ownChanges(backend, old, token)
    expect(later.complete).toBe(true)
    expect(idsOf(later, 'profiles')).toEqual([seller.user.id])
  })

  test('prevents a late insert of the row, even after it has expired', async () => {
    const item = { ...newItem, id: crypto.randomUUID() }
    const add = () => seller.client.from('items').insert(item)
    expect((await add()).error).toBeNull()
    await seller.client.from('items').delete().eq('id', item.id)
    expect((await add()).error).toMatchObject({ code: '23505' })
    await backend.sql(`select private.expire_tombstones(now() + interval '1 minute')`)
    expect(await isDeletionKnown(item.id)).toBe(false)
    expect((await add()).error).toMatchObject({ code: '23505' })
  })
})

test('after a restore, answers name a new epoch', async () => {
  const { epoch } = await sync(backend, { tables: '' })
  await backend.sql(`update private.sync_state set epoch = 'restored'`)
  expect([epoch, (await sync(backend, { since: 1 })).epoch]).toEqual([
    expect.stringMatching(/^[0-9a-f]{8}$/),
    'restored',
  ])
})

describe('the revision at the start of an hour', () => {
  const startHourAt = (revision: number) =>
    backend.sql(
      `create or replace function private.start_of_hour(at timestamptz) returns bigint language sql stable as 'select ${revision}::bigint'`,
    )

  test('is that hour, in milliseconds since 2026 began', async () => {
    expect(await backend.sql(`select private.start_of_hour('2026-01-01T05:59:59.999+03:00')::float8 as hour`)).toEqual([
      { hour: 2 * 60 * 60 * 1000 },
    ])
  })

  test('is the same for phones with different cursors, and leads to what has changed since', async () => {
    const [first, grocery] = [await currentCursor(backend), await addGrocery(backend)]
    const second = await currentCursor(backend)
    await startHourAt(second)
    expect((await sync(backend, { since: first })).hour).toBeUndefined()
    const added = await addGrocery(backend)
    expect([
      (await sync(backend, { since: first })).hour,
      (await sync(backend, { since: second })).hour,
      (await sync(backend, { tables: '' })).hour,
    ]).toEqual([second, second, second])
    const fromHour = await callByGet(backend, 'sync', { campus: 'tum', since: second })
    expect(fromHour.text).toContain(added)
    expect(fromHour.text).not.toContain(grocery)
  })

  test('is missing from a truncated answer', async () => {
    const since = await currentCursor(backend)
    for (let n = 0; n < 3; n += 1)
      await backend.sql(
        `insert into public.groceries (campus, name, price, category) select 'tum', 'Thing', n, 'produce' from generate_series(1, 300) as n`,
      )
    await startHourAt(since)
    const answers = await changesSince(backend, since)
    expect(answers.map(({ more, hour }) => [more, hour])).toEqual([
      [true, undefined],
      [true, undefined],
      [false, since],
    ])
  })
})
