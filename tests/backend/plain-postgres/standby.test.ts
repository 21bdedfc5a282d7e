import type postgres from 'postgres'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { idsOf, untilOf } from '../sync-fixture.ts'
import { pullFrom, startStandbyPair } from './standby-pair.ts'

// Pulls from a standby, which replays commits in their order on the primary.

const pair = await startStandbyPair()
const { primary, untilReplayed } = pair
const standby = await pair.addStandby()
afterAll(() => pair.close())

type Written = { readonly id: string; readonly rev: number }

const add = async (sql: postgres.Sql, name: string): Promise<Written> => {
  const [row] =
    await sql`insert into public.groceries (campus, name, price, category) values ('tum', ${name}, 10, 'produce') returning id, rev::float8 as rev`
  return { id: String(row?.['id']), rev: Number(row?.['rev']) }
}
const cursorOf = async (sql: postgres.Sql): Promise<number> => untilOf((await pullFrom(sql, { tables: '' })).answer)
const groceriesOf = async (sql: postgres.Sql, since: number): Promise<string[]> =>
  idsOf((await pullFrom(sql, { since })).answer, 'groceries')

let opened: postgres.Sql[] = []
// Ends the transactions that a failed test left open: a new standby waits for one with many subtransactions.
afterEach(async () => {
  await Promise.all(opened.map((sql) => sql.end({ timeout: 1 })))
  opened = []
})

/** Opens a transaction on the primary and runs the statements in it. */
const beginTransaction = async (...statements: string[]) => {
  const sql = pair.openPrimary()
  opened.push(sql)
  for (const statement of ['begin', ...statements]) await sql.unsafe(statement)
  return {
    sql,
    async commit() {
      await sql.unsafe('commit')
      await sql.end()
    },
  }
}

describe('a row whose transaction commits late on the primary', () => {
  const insert = `insert into public.groceries (campus, name, price, category) values ('tum', 'Begun first', 10, 'produce')`
  const subtransactions = `do $$ begin for n in 1..100 loop begin ${insert}; exception when division_by_zero then null; end; end loop; end $$`

  test.each([
    ['was already written', insert, 1],
    ['was written in more subtransactions than the log names', subtransactions, 100],
  ])('is not skipped by a pull from the standby: it %s', async (_how, statement, rows) => {
    await untilReplayed(standby)
    const since = await cursorOf(standby)
    const transaction = await beginTransaction(statement)
    const second = add(primary, 'Begun second')
    await untilReplayed(standby)
    const before = await pullFrom(standby, { since })
    expect([before.answer.tables, untilOf(before.answer)]).toEqual([{}, since])
    const snapshot = await pullFrom(standby, { tables: 'groceries' })
    await transaction.commit()
    const { id } = await second
    await untilReplayed(standby)
    for (const cursor of [since, untilOf(snapshot.answer)]) {
      const ids = await groceriesOf(standby, cursor)
      expect([ids.length, ids.at(-1)]).toEqual([rows + 1, id])
    }
  })

  test('is not skipped by a standby that was created before the commit', async () => {
    const since = await cursorOf(primary)
    const transaction = await beginTransaction(insert)
    const second = add(primary, 'Done second')
    const newer = await pair.addStandby()
    await untilReplayed(newer)
    expect(await groceriesOf(newer, since)).toEqual([])
    await transaction.commit()
    const { id } = await second
    await untilReplayed(newer)
    expect((await groceriesOf(newer, since)).at(-1)).toBe(id)
  })
})

test('a long read-only transaction delays no rows', async () => {
  const since = await cursorOf(primary)
  const transaction = await beginTransaction(
    'set transaction isolation level repeatable read, read only',
    'select count(*) from public.groceries',
  )
  const { id } = await add(primary, 'During a report')
  await untilReplayed(standby)
  expect(await Promise.all([groceriesOf(primary, since), groceriesOf(standby, since)])).toEqual([[id], [id]])
  await transaction.commit()
})

test('a lagging standby answers up to what it has replayed, and caches store that answer only briefly', async () => {
  await untilReplayed(standby)
  const since = await cursorOf(standby)
  await standby`select pg_wal_replay_pause()`
  try {
    const { id, rev } = await add(primary, 'Not replayed yet')
    const fromPrimary = await pullFrom(primary, { since, head: rev })
    const fromStandby = await pullFrom(standby, { since, head: rev })
    expect([idsOf(fromPrimary.answer, 'groceries'), fromPrimary.cacheControl]).toEqual([
      [id],
      'public, max-age=0, s-maxage=86400',
    ])
    expect([fromStandby.answer.tables, untilOf(fromStandby.answer), fromStandby.cacheControl]).toEqual([
      {},
      since,
      'public, max-age=0, s-maxage=5',
    ])
    // A phone that has pulled from the primary keeps its cursor.
    expect(untilOf((await pullFrom(standby, { since: untilOf(fromPrimary.answer) })).answer)).toBe(
      untilOf(fromPrimary.answer),
    )
    // It deletes no row that the standby lacks: the standby refuses to compare rows above its newest one.
    await expect(
      standby`select public.sync_digest('tum', ${untilOf(fromPrimary.answer)}::bigint)`,
    ).rejects.toMatchObject({ code: 'PT503' })
  } finally {
    await standby`select pg_wal_replay_resume()`
  }
  await untilReplayed(standby)
  expect(await groceriesOf(standby, since)).toHaveLength(1)
})

test('a phone that pulls from either server in any order, while transactions wait for each other, misses no row', async () => {
  await untilReplayed(standby)
  let cursor = await cursorOf(standby)
  const copied = new Set<string>()
  const written = new Set<string>()
  const pull = async (sql: postgres.Sql) => {
    const { answer } = await pullFrom(sql, { since: cursor })
    for (const id of idsOf(answer, 'groceries')) copied.add(id)
    cursor = Math.max(cursor, untilOf(answer))
  }
  let open: Awaited<ReturnType<typeof beginTransaction>> | null = null
  // They wait for the open transaction.
  let waiting: Promise<void>[] = []
  const commit = async () => {
    await open?.commit()
    open = null
    await Promise.all(waiting)
    waiting = []
  }
  // A fixed sequence of numbers, so that a failure can be reproduced.
  let seed = 20_261_123
  const randomBelow = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count
  for (let step = 0; step < 150; step += 1) {
    const action = randomBelow(8)
    if (action === 0 && !open) {
      open = await beginTransaction()
      written.add((await add(open.sql, `Late ${step}`)).id)
    } else if (action === 1) {
      await commit()
    } else if (action === 2) {
      await standby.unsafe(`select ${randomBelow(2) === 0 ? 'pg_wal_replay_pause' : 'pg_wal_replay_resume'}()`)
    } else if (action < 5) {
      const added = add(primary, `Row ${step}`).then(({ id }) => void written.add(id))
      if (open && waiting.length < 3) waiting.push(added)
      else await (open ? Promise.all([commit(), added]) : added)
    } else {
      await pull(randomBelow(3) === 0 ? primary : standby)
    }
  }
  await commit()
  await standby`select pg_wal_replay_resume()`
  await untilReplayed(standby)
  await pull(standby)
  expect(written.size).toBeGreaterThan(40)
  expect([...written].filter((id) => !copied.has(id))).toEqual([])
})
