import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { newGrocery, newItem, newPost } from './new-rows.ts'
import { makeGossipDue } from './users.ts'
import { policyMatrix } from './policy-matrix.ts'
import {
  addCampus,
  addItems,
  addPhoto,
  callByGet,
  changesSince,
  currentCursor,
  idsOf,
  insertRow,
  snapshotPages,
  sync,
  tablesIn,
} from './sync-fixture.ts'
import { replicatedTableNames } from '@/store/sync/table-names'
import { backendWithUsers } from './test-backend.ts'

/** Their rows take the campus of the row they belong to. */
const parents = { item_photos: 'items', rental_photos: 'rentals' } as const
const parentColumns = { item_photos: 'item_id', rental_photos: 'rental_id' } as const
const tables = replicatedTableNames.filter((name) => name !== 'campuses' && !(name in parents))

const { backend, users } = await backendWithUsers()
/** A row of each table on each campus. */
const rows: Record<'tum' | 'kmtc', Record<string, string>> = { tum: {}, kmtc: {} }
/** The cursor before they were added. */
let since: number

beforeAll(async () => {
  await addCampus(backend, 'kmtc')
  since = await currentCursor(backend)
  const campuses = ['tum', 'kmtc'] as const
  for (const table of tables) {
    const values = await policyMatrix[table]?.values(backend, users)
    for (const campus of campuses) rows[campus][table] = await insertRow(backend, table, { ...values, campus })
  }
  for (const campus of campuses) {
    rows[campus]['item_photos'] = await addPhoto(backend, rows[campus]['items'] ?? '')
    rows[campus]['rental_photos'] = await insertRow(backend, 'rental_photos', {
      rental_id: rows[campus]['rentals'],
      image_url: '/pictures/rooms.svg#bed',
    })
  }
})

const listed = (answers: Parameters<typeof idsOf>[0]) =>
  Object.fromEntries(
    replicatedTableNames.filter((name) => name !== 'campuses').map((table) => [table, idsOf(answers, table)]),
  )
const expected = (campus: 'tum' | 'kmtc') =>
  Object.fromEntries(Object.entries(rows[campus]).map(([table, id]) => [table, [id]]))

describe.each(['tum', 'kmtc'] as const)('the phones of %s', (campus) => {
  test('receive only its rows, in a snapshot and as changes', async () => {
    expect(listed(await snapshotPages(backend, { campus }))).toEqual(expected(campus))
    expect(listed(await changesSince(backend, since, campus))).toEqual(expected(campus))
  })

  test('receive all campuses', async () => {
    expect((await sync(backend, { campus, tables: 'campuses' })).tables['campuses']?.rows).toHaveLength(2)
  })
})

test('a change on one campus does not move the cursor of the other, nor does a deletion', async () => {
  const before = await currentCursor(backend, 'kmtc')
  const id = await insertRow(backend, 'groceries', newGrocery)
  await backend.sql('delete from public.groceries where id = $1', [id])
  expect(await sync(backend, { campus: 'kmtc', since: before })).toMatchObject({ until: before, tables: {}, gone: [] })
  expect((await sync(backend, { campus: 'tum', since: before })).gone.map(([, row]) => row)).toEqual([id])
})

test('a sold item is removed only from the phones of its campus', async () => {
  const [item = ''] = await addItems(backend, 1, null, 'kmtc')
  const before = await currentCursor(backend)
  await backend.sql(`update public.items set status = 'sold' where id = $1`, [item])
  expect((await sync(backend, { since: before })).left).toEqual({})
  expect((await sync(backend, { campus: 'kmtc', since: before })).left).toEqual({ items: [[item, expect.any(Number)]] })
})

test('a new campus is sent to the phones of all campuses', async () => {
  const before = await currentCursor(backend)
  await addCampus(backend, 'pwani')
  for (const campus of ['tum', 'kmtc'])
    expect(tablesIn(await sync(backend, { campus, since: before }))).toEqual(['campuses'])
})

test('a phone of a nonexistent campus receives the list of campuses and no rows', async () => {
  const { status, text } = await callByGet(backend, 'sync', { campus: 'nowhere' })
  expect([status, Object.keys(JSON.parse(text).tables)]).toEqual([200, ['campuses']])
})

describe('the campus of a row', () => {
  test.each(Object.keys({ ...Object.fromEntries(tables.map((name) => [name, 0])), ...parents, gossip_submissions: 0 }))(
    'in %s cannot be changed',
    async (table) => {
      const id = rows.tum[table] ?? (await insertRow(backend, table, { ...newPost, user_id: users.owner.user.id }))
      await expect(backend.sql(`update public.${table} set campus = 'kmtc' where id = $1`, [id])).rejects.toThrow(
        /stays on its campus/,
      )
      expect(await backend.sql(`select campus from public.${table} where id = $1`, [id])).toEqual([{ campus: 'tum' }])
    },
  )

  test('has no default', async () => {
    const found = await backend.sql(
      `select table_name, column_default from information_schema.columns where table_schema = 'public' and column_name = 'campus' and column_default is not null`,
    )
    expect(found).toEqual([])
  })

  test.each([...tables, 'gossip_submissions', 'provider_ratings'])('in %s must be given', async (table) => {
    const { campus: _campus, ...values } = (await policyMatrix[table]?.values(backend, users)) ?? {}
    await expect(insertRow(backend, table, values)).rejects.toThrow(/null value in column "campus"/)
  })

  test('is asked of whoever writes', async () => {
    const { campus: _campus, ...item } = newItem
    expect(await users.owner.client.from('items').insert(item)).toMatchObject({ status: 400, error: { code: '23502' } })
  })

  test.each(Object.entries(parentColumns))(
    'in %s is not guessed where the parent is gone, which is what the writer learns',
    async (table, column) => {
      const orphan = { [column]: randomUUID(), image_url: '/pictures/market.svg#b' }
      const { client } = table === 'item_photos' ? users.owner : users.admin
      expect(await client.from(table).insert(orphan)).toMatchObject({ status: 409, error: { code: '23503' } })
      await expect(insertRow(backend, table, { ...orphan, campus: 'tum' })).rejects.toThrow(/foreign key/)
    },
  )

  test('must exist', async () => {
    await expect(insertRow(backend, 'groceries', { ...newGrocery, campus: 'nowhere' })).rejects.toThrow(/foreign key/)
  })

  test.each(['item_photos', 'rental_photos'] as const)(
    'in %s is copied from the parent, whatever the client sends',
    async (table) => {
      const parent = parents[table]
      for (const campus of ['tum', 'kmtc'] as const) {
        expect(await backend.sql(`select campus from public.${table} where id = $1`, [rows[campus][table]])).toEqual([
          { campus },
        ])
      }
      const forged = await insertRow(backend, table, {
        [parentColumns[table]]: rows.kmtc[parent],
        image_url: '/pictures/market.svg#b',
        campus: 'tum',
        ...(parent === 'items' && { position: 1 }),
      })
      expect(await backend.sql(`select campus from public.${table} where id = $1`, [forged])).toEqual([
        { campus: 'kmtc' },
      ])
    },
  )

  test('of a post is copied from its submission', async () => {
    const { data } = await users.owner.client
      .from('gossip_submissions')
      .insert({ ...newPost, campus: 'kmtc' })
      .select('id')
      .single()
    await makeGossipDue(backend)
    await backend.sql('select public.run_jobs()')
    expect(idsOf(await sync(backend, { campus: 'kmtc', tables: 'gossip_posts' }), 'gossip_posts')).toContain(data?.id)
    expect(idsOf(await sync(backend, { tables: 'gossip_posts' }), 'gossip_posts')).not.toContain(data?.id)
  })
})
