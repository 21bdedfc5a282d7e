import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '@/kit/rules/durations'
import { newPost } from '../new-rows.ts'
import {
  addCampus,
  addGrocery,
  currentCursor,
  idsOf,
  ownChanges,
  rowsOf,
  sync,
  tokenOf,
  untilOf,
} from '../sync-fixture.ts'
import { addItem, addPost } from '../users.ts'
import { backendWithUsers } from '../test-backend.ts'
import { openSession } from './sessions.ts'
import type { Session } from './sessions.ts'

// Revisions rise in the order of commits, because a transaction locks the scopes that it writes.

const { backend, users } = await backendWithUsers()
await addCampus(backend, 'coast')
let sessions: Session[]
beforeEach(() => void (sessions = []))
afterEach(() => Promise.all(sessions.map((session) => session.close())))

const begin = async (): Promise<Session> => {
  const session = await openSession(backend)
  sessions.push(session)
  return session
}

type Written = { readonly id: string; readonly rev: number }
type Runs = Pick<Session, 'run'>
const anywhere: Runs = { run: backend.sql }

const returning = 'returning id, rev::float8 as rev'
const one = async (rows: Promise<Written[]>): Promise<Written> => {
  const [row] = await rows
  if (!row) throw new Error('nothing was written')
  return row
}
const add = (by: Runs, name: string, campus = 'tum') =>
  one(
    by.run<Written>(
      `insert into public.groceries (name, price, category, campus) values ($1, 10, 'produce', $2) ${returning}`,
      [name, campus],
    ),
  )
const rename = (by: Runs, id: string, name: string) =>
  one(by.run<Written>(`update public.groceries set name = $2 where id = $1 ${returning}`, [id, name]))
const enrol = (by: Runs, user: string, course: string) =>
  one(by.run<Written>(`update public.profiles set course = $2 where id = $1 ${returning}`, [user, course]))
const tombstoneOf = async (id: string): Promise<number> =>
  (await one(backend.sql<Written>('select id, rev::float8 as rev from public.tombstones where row_id = $1', [id]))).rev

describe('two transactions that write on one campus', () => {
  test('commit in the order of their revisions, and no pull skips a row of the first', async () => {
    const since = await currentCursor(backend)
    const [first, second] = [await begin(), await begin()]
    const early = await add(first, 'Begun first')
    const waiting = add(second, 'Begun second')
    await second.waiting()
    const before = await sync(backend, { since })
    expect([before.tables, untilOf(before)]).toEqual([{}, since])
    const snapshot = await sync(backend, { tables: 'groceries' })
    await first.commit()
    const late = await waiting
    expect(late.rev).toBeGreaterThan(early.rev)
    expect(idsOf(await sync(backend, { since }), 'groceries')).toEqual([early.id])
    await second.commit()
    for (const cursor of [untilOf(before), untilOf(snapshot)])
      expect(idsOf(await sync(backend, { since: cursor }), 'groceries')).toEqual([early.id, late.id])
  })

  test('give a row that both write the revision of the one that commits last', async () => {
    const id = await addGrocery(backend)
    const since = await currentCursor(backend)
    const [first, second] = [await begin(), await begin()]
    const early = await rename(first, id, 'Kunde')
    const waiting = rename(second, id, 'Ndengu')
    await second.waiting()
    await first.commit()
    expect((await waiting).rev).toBeGreaterThan(early.rev)
    await second.commit()
    expect(rowsOf(await sync(backend, { since }), 'groceries')).toMatchObject([{ id, name: 'Ndengu' }])
  })

  test('leave no gap that a pull could skip when the first is rolled back', async () => {
    const since = await currentCursor(backend)
    const [first, second] = [await begin(), await begin()]
    await add(first, 'Given up')
    const waiting = add(second, 'Kept')
    await second.waiting()
    await first.run('rollback')
    const kept = await waiting
    await second.commit()
    expect(idsOf(await sync(backend, { since }), 'groceries')).toEqual([kept.id])
  })
})

test('a transaction delays only those who write on the same campus, or rows of the same account', async () => {
  const session = await begin()
  await add(session, 'Open')
  await enrol(session, users.owner.user.id, 'BSc')
  const elsewhere = [add(anywhere, 'Of the coast', 'coast'), enrol(anywhere, users.other.user.id, 'BA')]
  expect(await Promise.all(elsewhere)).toHaveLength(2)
  expect((await users.other.client.from('gossip_submissions').insert(newPost)).error).toBeNull()
  expect((await sync(backend, { tables: 'groceries' })).reset).toBe(false)
})

test('a campus is changed for all campuses at once, in the order in which others lock them', async () => {
  const [first, second] = [await begin(), await begin()]
  await add(first, 'At the coast', 'coast')
  const changed = second.run(`update public.campuses set town = 'Kilifi' where slug = 'coast' returning id`)
  await second.waiting()
  await add(first, 'Before it at TUM')
  await first.commit()
  expect(await changed).toHaveLength(1)
  await second.commit()
})

describe('a transaction', () => {
  test('has one revision, however often and wherever it writes', async () => {
    const session = await begin()
    const { id, rev } = await add(session, 'Ndengu')
    expect((await rename(session, id, 'Kunde')).rev).toBe(rev)
    expect((await add(session, 'Of the coast', 'coast')).rev).toBe(rev)
    expect((await enrol(session, users.owner.user.id, 'BEd')).rev).toBe(rev)
  })

  test('that writes in a second scope gets a revision above the newest one there', async () => {
    const session = await begin()
    const { rev } = await add(session, 'First')
    const theirs = await add(anywhere, 'Meanwhile', 'coast')
    expect(theirs.rev).toBeGreaterThan(rev)
    expect((await add(session, 'Second', 'coast')).rev).toBeGreaterThan(theirs.rev)
    const since = await currentCursor(backend)
    await session.commit()
    expect(rowsOf(await sync(backend, { since }), 'groceries')).toMatchObject([{ name: 'First' }])
  })

  test('delays the caller’s own rows for no answer, and skips none of them', async () => {
    const token = await tokenOf(users.owner)
    const since = untilOf(await ownChanges(backend, 0, token))
    const session = await begin()
    await enrol(session, users.owner.user.id, 'BCom')
    expect(await ownChanges(backend, since, token)).toMatchObject({ until: since, tables: {} })
    await session.commit()
    expect(idsOf(await ownChanges(backend, since, token), 'profiles')).toEqual([users.owner.user.id])
  })
})

test('an item is in its seller’s own rows and in those of the campus, in order', async () => {
  const token = await tokenOf(users.owner)
  const [since, own] = [await currentCursor(backend), untilOf(await ownChanges(backend, 0, token))]
  const item = await addItem(backend, users.owner.user.id)
  expect([
    idsOf(await sync(backend, { since }), 'items'),
    idsOf(await ownChanges(backend, own, token), 'items'),
  ]).toEqual([[item], [item]])
})

describe('a tombstone', () => {
  test('has a higher revision than the deleted row', async () => {
    const id = await addGrocery(backend)
    const since = await currentCursor(backend)
    const { rev } = await rename(anywhere, id, 'Kunde')
    await backend.sql('delete from public.groceries where id = $1', [id])
    expect(await tombstoneOf(id)).toBeGreaterThan(rev)
    expect((await sync(backend, { since })).gone.map(([, row]) => row)).toContain(id)
  })

  test('of a hidden post has the revision with which the post is hidden', async () => {
    const id = await addPost(backend, users.owner.user.id)
    const { rev } = await one(
      backend.sql<Written>(`update public.gossip_posts set hidden = true where id = $1 ${returning}`, [id]),
    )
    expect(await tombstoneOf(id)).toBe(rev)
  })
})

test('revisions rise when the clock is set back', async () => {
  const { id, rev } = await add(anywhere, 'Before')
  await backend.sql(`update private.revisions set newest = newest + 3600000 where scope = 'campus:tum'`)
  const since = await currentCursor(backend)
  expect((await rename(anywhere, id, 'After')).rev).toBeGreaterThan(rev + hourMs)
  expect(idsOf(await sync(backend, { since }), 'groceries')).toEqual([id])
})
