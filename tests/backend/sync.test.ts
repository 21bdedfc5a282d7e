import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPost, createPeople, inserted, publishAll, untilSettled } from './people.ts'
import type { People } from './people.ts'
import { startBackend } from './start-backend.ts'
import type { TestBackend } from './start-backend.ts'

const headsSchema = v.array(v.object({ table_name: v.string(), head: v.nullable(v.number()), horizon: v.number() }))
const pageSchema = v.array(v.object({ id: v.string(), rev: v.number() }))
type Position = v.InferOutput<typeof pageSchema>[number]

const publicTables = [
  'eshop_products', 'gossip_posts', 'groceries', 'item_photos', 'items', 'medicines',
  'rental_photos', 'rentals', 'service_providers', 'shops', 'tombstones', 'university_links',
]

let backend: TestBackend
let people: People
let visitor: SupabaseClient
beforeAll(async () => {
  backend = await startBackend()
  people = await createPeople(backend)
  visitor = people.anonymous
})
afterAll(() => backend.close())

async function heads(client = visitor) {
  await untilSettled(backend)
  const { data, error } = await client.rpc('sync_heads')
  expect(error).toBeNull()
  return v.parse(headsSchema, data)
}

async function headOf(table: string, client = visitor) {
  const found = (await heads(client)).find((row) => row.table_name === table)
  if (!found) throw new Error(`sync_heads() does not know ${table}`)
  return found
}

/** Requests the page after a position, with the same query as the app's pull. */
async function page(table: string, after: Position | null, horizon: number, limit = 7) {
  let query = visitor.from(table).select('id,rev').lt('rev', horizon)
  if (after) query = query.gte('rev', after.rev).or(`rev.gt.${after.rev},and(rev.eq.${after.rev},id.gt.${after.id})`)
  const { data, error } = await query.order('rev').order('id').limit(limit)
  expect(error).toBeNull()
  return v.parse(pageSchema, data)
}

async function pull(table: string, from: Position | null = null) {
  const { horizon } = await headOf(table)
  const pulled: Position[] = []
  for (let after = from; ; ) {
    const rows = await page(table, after, horizon)
    const last = rows.at(-1)
    if (!last) return pulled
    pulled.push(...rows)
    after = last
  }
}

const addGrocery = () => inserted(backend, `insert into public.groceries (name, price, category) values ('Ndengu', 120, 'produce')`)

async function revOf(table: string, id: string): Promise<number> {
  const [row] = await backend.sql<{ rev: number }>(`select rev::float8 as rev from public.${table} where id = $1`, [id])
  return row?.rev ?? Number.NaN
}

describe('sync_heads()', () => {
  test('returns the newest revision of every public table, below one common horizon', async () => {
    await backend.sql('delete from public.groceries where id = $1', [await addGrocery()])
    const found = await heads()
    expect(found.map((row) => row.table_name).sort()).toEqual(publicTables)
    expect(new Set(found.map((row) => row.horizon)).size).toBe(1)
    for (const { table_name, head, horizon } of found) {
      const [newest] = await backend.sql<{ rev: number }>(`select max(rev)::float8 as rev from public.${table_name}`)
      expect(head, table_name).toBe(newest?.rev)
      expect(horizon).toBeGreaterThan(head ?? Infinity)
    }
  })

  test('moves only the head of the table that changed', async () => {
    const before = await heads()
    const id = await addGrocery()
    const moved = (await heads()).filter(({ table_name, head }) => head !== before.find((row) => row.table_name === table_name)?.head)
    expect(moved.map(({ table_name, head }) => ({ table_name, head }))).toEqual([{ table_name: 'groceries', head: await revOf('groceries', id) }])
  })

  test('withholds a row until its transaction has ended', async () => {
    const [row] = await backend.sql<{ withheld: boolean }>(
      `with written as (insert into public.groceries (name, price, category) values ('Late', 1, 'dairy') returning rev)
       select written.rev >= heads.horizon as withheld from written, public.sync_heads() as heads where heads.table_name = 'groceries'`,
    )
    expect(row).toEqual({ withheld: true })
  })
})

describe('a revision', () => {
  test('increases with every change and cannot be set', async () => {
    const { client } = people.admin
    const { data: grocery } = await client.from('groceries').insert({ name: 'Ndengu', price: 120, category: 'produce', rev: 9e15 }).select('id, rev').single()
    const revisions = [grocery?.rev]
    for (const price of [121, 122, 122]) {
      const { data } = await client.from('groceries').update({ price, rev: 1 }).eq('id', grocery?.id).select('rev').single()
      revisions.push(data?.rev)
    }
    expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b))
    expect(revisions[0]).toBeLessThan(9e15)
  })

  test('of a post increases when somebody likes it', async () => {
    const post = await addPost(backend, people.owner.user.id)
    const before = await revOf('gossip_posts', post)
    await people.other.client.rpc('set_like', { post, liked: true })
    expect(await revOf('gossip_posts', post)).toBeGreaterThan(before)
  })

  test('is accompanied by the update time, while the creation time is unchanged', async () => {
    const { client } = people.admin
    const columns = 'id, created_at, updated_at'
    const { data: before } = await client.from('groceries').insert({ name: 'Ndengu', price: 120, category: 'produce' }).select(columns).single()
    const forged = { price: 99, created_at: '2020-01-01', updated_at: '2020-01-01' }
    const { data: after } = await client.from('groceries').update(forged).eq('id', before?.id).select(columns).single()
    expect(after?.created_at).toBe(before?.created_at)
    expect(Date.parse(after?.updated_at)).toBeGreaterThanOrEqual(Date.parse(before?.updated_at))
  })
})

describe('paging by revision and id', () => {
  test.each(publicTables)('returns every row of %s exactly once', async (table) => {
    const pulled = (await pull(table)).map(({ id }) => id)
    const stored = await backend.sql<{ id: string }>(`select id from public.${table}`)
    expect(pulled).toHaveLength(stored.length)
    expect([...pulled].sort()).toEqual(stored.map(({ id }) => id).sort())
  })

  test('returns only a changed row again', async () => {
    const before = await pull('groceries')
    const changed = before[3]?.id
    await people.admin.client.from('groceries').update({ price: 77 }).eq('id', changed)
    expect((await pull('groceries', before.at(-1))).map(({ id }) => id)).toEqual([changed])
  })

  test('returns a row that changes between two pages in the next pull, and never twice in one', async () => {
    const { horizon } = await headOf('medicines')
    const first = await page('medicines', null, horizon)
    const waiting = await page('medicines', first.at(-1) ?? null, horizon)
    const changed = waiting[0]?.id
    await people.admin.client.from('medicines').update({ stock: 3 }).eq('id', changed)
    expect((await page('medicines', first.at(-1) ?? null, horizon)).map(({ id }) => id)).not.toContain(changed)
    expect((await pull('medicines', first.at(-1))).filter(({ id }) => id === changed)).toHaveLength(1)
  })

  test('uses the index, whatever the number of rows', async () => {
    await backend.sql(`insert into public.gossip_posts (content, category) select 'Post ' || n, 'trending' from generate_series(1, 20000) as n`)
    await backend.sql('analyze public.gossip_posts')
    const { head, horizon } = await headOf('gossip_posts')
    const plan = await backend.sql<{ 'QUERY PLAN': string }>(
      `explain select id, rev from public.gossip_posts where rev < ${horizon} and rev >= ${head}
         and (rev > ${head} or (rev = ${head} and id > '80000000-0000-4000-8000-000000000000')) order by rev, id limit 500`,
    )
    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(text).toMatch(/Index (Only )?Scan using gossip_posts_rev on gossip_posts/)
    expect(text).toMatch(/Index Cond: \(\(rev < .*\) AND \(rev >= /)
    expect(text).not.toMatch(/Seq Scan|Sort/)
  })
})

describe('tombstones', () => {
  const columns = 'table_name, row_id'
  const tombstonesOf = async (client: SupabaseClient, row: string) => (await client.from('tombstones').select(columns).eq('row_id', row)).data

  test('of groceries are public', async () => {
    const id = await addGrocery()
    const before = await headOf('tombstones')
    await people.admin.client.from('groceries').delete().eq('id', id)
    for (const client of [visitor, people.owner.client, people.other.client]) {
      expect(await tombstonesOf(client, id)).toEqual([{ table_name: 'groceries', row_id: id }])
    }
    expect((await headOf('tombstones')).head).toBeGreaterThan(before.head ?? 0)
  })

  test('of submissions are visible only to the author', async () => {
    const { client } = people.owner
    const { data } = await client.from('gossip_submissions').insert({ content: 'Never mind', category: 'love' }).select('id').single()
    const before = { visitor: await headOf('tombstones'), owner: await headOf('tombstones', client) }
    await client.from('gossip_submissions').delete().eq('id', data?.id)
    expect(await tombstonesOf(client, data?.id)).toEqual([{ table_name: 'gossip_submissions', row_id: data?.id }])
    for (const stranger of [visitor, people.other.client, people.admin.client]) expect(await tombstonesOf(stranger, data?.id)).toEqual([])
    expect((await headOf('tombstones')).head).toBe(before.visitor.head)
    expect((await headOf('tombstones', client)).head).toBeGreaterThan(before.owner.head ?? 0)
  })

  test('of pregnancy records are visible only to the owner', async () => {
    const { client } = people.owner
    const record = { pregnancy_start_date: '2026-09-01', due_date: '2027-06-08', current_week: 11 }
    const { data } = await client.from('pregnancy_tracking').insert(record).select('id').single()
    await client.from('pregnancy_tracking').delete().eq('id', data?.id)
    expect(await tombstonesOf(client, data?.id)).toEqual([{ table_name: 'pregnancy_tracking', row_id: data?.id }])
    for (const stranger of [visitor, people.other.client, people.admin.client]) expect(await tombstonesOf(stranger, data?.id)).toEqual([])
  })

  test('are also created for rows deleted by a cascade', async () => {
    const rental = await inserted(backend, `insert into public.rentals (title, price_per_day, location, category) values ('Room', 1, 'Tudor', 'single')`)
    const photo = await inserted(backend, `insert into public.rental_photos (rental_id, image_url) values ($1, '/room.svg')`, [rental])
    await people.admin.client.from('rentals').delete().eq('id', rental)
    expect(await tombstonesOf(visitor, rental)).toHaveLength(1)
    expect(await tombstonesOf(visitor, photo)).toHaveLength(1)
  })

  test('do not identify the author of a deleted post', async () => {
    const post = await addPost(backend, people.owner.user.id)
    await people.owner.client.from('gossip_submissions').delete().eq('id', post)
    await publishAll(backend)
    const { data } = await visitor.from('tombstones').select('*').eq('row_id', post)
    expect(data).toMatchObject([{ table_name: 'gossip_posts', owner_id: null }])
    expect(JSON.stringify(data)).not.toContain(people.owner.user.id)
  })
})
