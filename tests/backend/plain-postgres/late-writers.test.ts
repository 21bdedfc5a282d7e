import { afterEach, beforeEach, expect, test } from 'vitest'
import { addPost, untilSettled } from '../people.ts'
import { addGrocery, currentCursor, rowsOf, sync, untilOf } from '../sync-fixture.ts'
import { backendWithPeople } from '../with-people.ts'
import { openSession } from './sessions.ts'
import type { Session } from './sessions.ts'

// A transaction that has begun to write may write a row after a younger one has written and committed it. A phone can know
// the younger one's revision already: from the answer to its own write, or from a row that it loaded alone.

const { backend, people } = await backendWithPeople()
let old: Session
beforeEach(async () => {
  old = await openSession(backend)
  // A transaction gets its id with its first write.
  await old.run(`insert into public.university_links (name, url) values ('Portal', 'https://portal.example/')`)
})
afterEach(() => old.close())

type Written = { readonly rev: number }

const write = async (table: string, id: string, change: string, by: Pick<Session, 'run'> = { run: backend.sql }): Promise<number> => {
  const [row] = await by.run<Written>(`update public.${table} set ${change} where id = $1 returning rev::float8 as rev`, [id])
  return row?.rev ?? Number.NaN
}
const tombstoneOf = async (id: string): Promise<number> =>
  (await backend.sql<Written>('select rev::float8 as rev from public.tombstones where row_id = $1', [id]))[0]?.rev ?? Number.NaN

test('a row’s revision does not fall when an older transaction writes it last, and no phone skips the row', async () => {
  const id = await addGrocery(backend)
  const since = await currentCursor(backend)
  const younger = await write('groceries', id, 'price = 20')
  const before = await sync(backend, { since })
  const older = await write('groceries', id, `name = 'Kunde'`, old)
  expect(older).toBe(younger)
  expect(await write('groceries', id, 'price = 25', old), 'again in the same transaction').toBe(younger)
  const between = await sync(backend, { since })
  await old.commit()
  await untilSettled(backend)
  for (const cursor of [since, untilOf(before), untilOf(between)]) {
    expect(rowsOf(await sync(backend, { since: cursor }), 'groceries')).toMatchObject([{ id, name: 'Kunde', price: 25 }])
  }
  expect(await write('groceries', id, 'price = 30')).toBeGreaterThan(older)
})

test('a row that no younger transaction has written has the revision of its transaction, however often that writes it', async () => {
  const [own] = await old.run<{ id: string; rev: number; xact: number }>(
    `insert into public.groceries (name, price, category) values ('Ndengu', 10, 'produce') returning id, rev::float8 as rev, pg_current_xact_id()::text::float8 as xact`,
  )
  expect(own?.rev).toBe(own?.xact)
  expect(await write('groceries', own?.id ?? '', 'price = 20', old)).toBe(own?.xact)
})

test('a deletion is not older than the row that it removes', async () => {
  const id = await addGrocery(backend)
  const since = await currentCursor(backend)
  const younger = await write('groceries', id, 'price = 20')
  await old.run('delete from public.groceries where id = $1', [id])
  await old.commit()
  await untilSettled(backend)
  expect(await tombstoneOf(id)).toBeGreaterThanOrEqual(younger)
  expect((await sync(backend, { since })).gone.map(([, row]) => row)).toContain(id)
})

test('so is the tombstone of a post that is hidden', async () => {
  const id = await addPost(backend, people.owner.user.id)
  const younger = await write('gossip_posts', id, `content = 'Changed'`)
  await write('gossip_posts', id, 'hidden = true', old)
  await old.commit()
  expect(await tombstoneOf(id)).toBeGreaterThanOrEqual(younger)
})
