import { afterEach, beforeEach, expect, test } from 'vitest'
import { addPost, untilTransactionsEnd } from '../users.ts'
import { addGrocery, currentCursor, rowsOf, sync, untilOf } from '../sync-fixture.ts'
import { backendWithUsers } from '../with-users.ts'
import { openSession } from './sessions.ts'
import type { Session } from './sessions.ts'

// An older transaction may write a row after a younger one has written and committed it. A phone may already know the
// younger one's revision, from the response to its own write or from loading a single row.

const { backend, users } = await backendWithUsers()
let olderTransaction: Session
beforeEach(async () => {
  olderTransaction = await openSession(backend)
  // PostgreSQL assigns a transaction id with the first write.
  await olderTransaction.run(`insert into public.university_links (name, url) values ('Portal', 'https://portal.example/')`)
})
afterEach(() => olderTransaction.close())

type Written = { readonly rev: number }

const write = async (table: string, id: string, change: string, by: Pick<Session, 'run'> = { run: backend.sql }): Promise<number> => {
  const [row] = await by.run<Written>(`update public.${table} set ${change} where id = $1 returning rev::float8 as rev`, [id])
  return row?.rev ?? Number.NaN
}
const tombstoneOf = async (id: string): Promise<number> =>
  (await backend.sql<Written>('select rev::float8 as rev from public.tombstones where row_id = $1', [id]))[0]?.rev ?? Number.NaN

test('a row’s revision does not decrease when an older transaction writes it last, and no phone skips the row', async () => {
  const id = await addGrocery(backend)
  const since = await currentCursor(backend)
  const youngerRev = await write('groceries', id, 'price = 20')
  const before = await sync(backend, { since })
  const olderRev = await write('groceries', id, `name = 'Kunde'`, olderTransaction)
  expect(olderRev).toBe(youngerRev)
  expect(await write('groceries', id, 'price = 25', olderTransaction), 'again in the same transaction').toBe(youngerRev)
  const between = await sync(backend, { since })
  await olderTransaction.commit()
  await untilTransactionsEnd(backend)
  for (const cursor of [since, untilOf(before), untilOf(between)]) {
    expect(rowsOf(await sync(backend, { since: cursor }), 'groceries')).toMatchObject([{ id, name: 'Kunde', price: 25 }])
  }
  expect(await write('groceries', id, 'price = 30')).toBeGreaterThan(olderRev)
})

test('a row has the revision of its transaction, however often that transaction writes it', async () => {
  const [own] = await olderTransaction.run<{ id: string; rev: number; xact: number }>(
    `insert into public.groceries (name, price, category) values ('Ndengu', 10, 'produce') returning id, rev::float8 as rev, pg_current_xact_id()::text::float8 as xact`,
  )
  expect(own?.rev).toBe(own?.xact)
  expect(await write('groceries', own?.id ?? '', 'price = 20', olderTransaction)).toBe(own?.xact)
})

test('the revision of a tombstone is not below that of the deleted row', async () => {
  const id = await addGrocery(backend)
  const since = await currentCursor(backend)
  const youngerRev = await write('groceries', id, 'price = 20')
  await olderTransaction.run('delete from public.groceries where id = $1', [id])
  await olderTransaction.commit()
  await untilTransactionsEnd(backend)
  expect(await tombstoneOf(id)).toBeGreaterThanOrEqual(youngerRev)
  expect((await sync(backend, { since })).gone.map(([, row]) => row)).toContain(id)
})

test('the revision of a hidden post’s tombstone is not below that of the post', async () => {
  const id = await addPost(backend, users.owner.user.id)
  const youngerRev = await write('gossip_posts', id, `content = 'Changed'`)
  await write('gossip_posts', id, 'hidden = true', olderTransaction)
  await olderTransaction.commit()
  expect(await tombstoneOf(id)).toBeGreaterThanOrEqual(youngerRev)
})
