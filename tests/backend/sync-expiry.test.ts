import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBackend } from './start-backend.ts'
import type { Person, TestBackend } from './start-backend.ts'
import { addGrocery, callByGet, currentCursor, idsOf, ownChanges, settle, sync, tokenOf, untilOf } from './sync-fixture.ts'

let backend: TestBackend
let seller: Person
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
  seller = await backend.signUpAs('seller')
})
afterAll(() => backend.close())

const deleteGrocery = (id: string) => backend.sql('delete from public.groceries where id = $1', [id])
/** Deletes a row as if some days ago. The revision trigger would keep the time. */
const deletedLongAgo = async (days: number): Promise<string> => {
  const id = await addGrocery(backend)
  await deleteGrocery(id)
  await backend.sql('alter table public.tombstones disable trigger set_revision')
  await backend.sql('update public.tombstones set created_at = now() - make_interval(days => $1) where row_id = $2', [days, id])
  await backend.sql('alter table public.tombstones enable trigger set_revision')
  return id
}
const isDeletionKnown = async (id: string) => (await backend.sql('select from public.tombstones where row_id = $1', [id])).length === 1

describe('a tombstone', () => {
  test('expires after 90 days', async () => {
    const old = await deletedLongAgo(91)
    const recent = await addGrocery(backend)
    await deleteGrocery(recent)
    await backend.sql('select public.run_jobs()')
    expect([await isDeletionKnown(old), await isDeletionKnown(recent)]).toEqual([false, true])
  })

  test('of 89 days remains', async () => {
    const id = await deletedLongAgo(89)
    await backend.sql('select public.run_jobs()')
    expect(await isDeletionKnown(id)).toBe(true)
  })

  test('that has expired makes older cursors start afresh, and no others', async () => {
    const before = await currentCursor(backend)
    await deleteGrocery(await addGrocery(backend))
    const after = await currentCursor(backend)
    await backend.sql(`select private.expire_tombstones(now() + interval '1 minute')`)
    expect(await sync(backend, { since: before })).toMatchObject({ reset: true, tables: {} })
    expect(await sync(backend, { since: after })).toMatchObject({ reset: false, until: after })
    const snapshot = await sync(backend, {})
    expect(await sync(backend, { since: untilOf(snapshot) })).toMatchObject({ reset: false })
  })

  test('leaves the cursors as they are when none has expired', async () => {
    await backend.sql(`select private.expire_tombstones(now() + interval '1 minute')`)
    const since = await currentCursor(backend)
    await addGrocery(backend)
    await backend.sql(`select private.expire_tombstones(now() + interval '1 minute')`)
    expect(await sync(backend, { since })).toMatchObject({ reset: false, more: false })
  })

  test('makes the caller’s own rows come completely, too', async () => {
    const token = await tokenOf(seller)
    const old = untilOf(await ownChanges(backend, 0, token))
    await deleteGrocery(await addGrocery(backend))
    await backend.sql(`select private.expire_tombstones(now() + interval '1 minute')`)
    const later = await ownChanges(backend, old, token)
    expect(later.complete).toBe(true)
    expect(idsOf(later, 'profiles')).toEqual([seller.user.id])
  })

  test('keeps refusing an insert that arrives late, also after it has expired', async () => {
    const item = { id: crypto.randomUUID(), title: 'Desk', price: 900, seller_phone: '+254700000011' }
    const add = () => seller.client.from('items').insert(item)
    expect((await add()).error).toBeNull()
    await seller.client.from('items').delete().eq('id', item.id)
    expect((await add()).error).toMatchObject({ code: '23505' })
    await backend.sql(`select private.expire_tombstones(now() + interval '1 minute')`)
    expect(await isDeletionKnown(item.id)).toBe(false)
    expect((await add()).error).toMatchObject({ code: '23505' })
  })
})

test('after a restore, phones start afresh: an answer names the epoch', async () => {
  const { epoch } = await sync(backend, { tables: '' })
  await backend.sql(`update private.sync_state set epoch = 'restored'`)
  expect([epoch, (await sync(backend, { since: 1 })).epoch]).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/), 'restored'])
})

describe('the border of an hour', () => {
  const at = async (time: string) => {
    await settle(backend)
    await backend.sql('select public.run_jobs($1::timestamptz)', [time])
  }

  test('is in the answers after the jobs have run, the same for two phones with different cursors', async () => {
    await backend.sql('delete from private.revision_clock')
    const [first, grocery] = [await currentCursor(backend), await addGrocery(backend)]
    expect((await sync(backend, { since: first })).hour).toBeUndefined()
    const second = await currentCursor(backend)
    await at('2027-01-04T09:00:20+03:00')
    await at('2027-01-04T09:30:00+03:00')
    const added = await addGrocery(backend)
    const answer = await sync(backend, { since: first })
    const { hour } = answer
    expect((await sync(backend, { since: second })).hour).toBe(hour)
    expect(hour).toBeGreaterThanOrEqual(second)
    expect(hour).toBeLessThan(untilOf(answer))
    await settle(backend)
    const fromBorder = await callByGet(backend, 'sync', { campus: 'tum', since: hour ?? 0 })
    expect(fromBorder.text).toContain(added)
    expect(fromBorder.text).not.toContain(grocery)
  })

  test('moves with the next hour, and is kept for two days', async () => {
    const { hour: before } = await sync(backend, { tables: '' })
    await at('2027-01-04T10:00:05+03:00')
    await addGrocery(backend)
    expect((await sync(backend, { tables: '' })).hour).toBeGreaterThan(before ?? Infinity)
    await at('2027-01-07T10:00:05+03:00')
    expect(await backend.sql('select count(*)::int as hours from private.revision_clock')).toEqual([{ hours: 1 }])
  })

  test('is not in an answer that was cut', async () => {
    const since = await currentCursor(backend)
    await at('2027-01-07T11:00:05+03:00')
    for (let n = 0; n < 3; n += 1) await backend.sql(`insert into public.groceries (name, price, category) select 'Thing', n, 'produce' from generate_series(1, 300) as n`)
    expect(await sync(backend, { since })).toMatchObject({ more: true })
    expect((await sync(backend, { since })).hour).toBeUndefined()
  })
})
