import { beforeAll, expect, test } from 'vitest'
import { addGroceries, changesSince, idsOf, snapshotPages, sync, tablesIn, untilOf } from './sync-fixture.ts'
import { declarationOf, replicatedTableNames } from '@/store/sync/table-names'
import { seededBackend } from './test-backend.ts'

const backend = await seededBackend()
beforeAll(async () => {
  await addGroceries(backend, 1200)
  await backend.sql(
    `insert into public.shops (campus, shop_name) select 'tum', 'Duka ' || n from generate_series(1, 700) as n`,
  )
})

const storedIds = async (table: string) =>
  (
    await backend.sql<{ id: string }>(
      `select id from public.${table} ${table === 'campuses' ? '' : `where campus = 'tum'`} order by id`,
    )
  ).map(({ id }) => id)

test('a snapshot has every row of every table exactly once, however many pages it takes', async () => {
  const pages = await snapshotPages(backend)
  expect(pages.length).toBeGreaterThan(2)
  for (const table of replicatedTableNames.filter(
    (name) => declarationOf(name).window === undefined && name !== 'item_photos',
  )) {
    expect(idsOf(pages, table).toSorted(), table).toEqual(await storedIds(table))
  }
})

test('a snapshot of some tables contains only these', async () => {
  const answer = await sync(backend, { tables: 'university_links,campuses' })
  expect(tablesIn(answer)).toEqual(['campuses', 'university_links'])
  expect(answer.next).toBeUndefined()
  expect(await sync(backend, { tables: '' })).toMatchObject({ tables: {}, until: answer.until })
})

test('a row that changes between two pages is in the snapshot or in the changes since its first page', async () => {
  const before = await storedIds('groceries')
  const [changed = '', deleted = ''] = [before[0], before[1]]
  let added: string[] = []
  let isFirst = true
  const pages = await snapshotPages(backend, { tables: 'groceries' }, async () => {
    if (!isFirst) return
    isFirst = false
    await backend.sql(`update public.groceries set price = 77 where id = $1`, [changed])
    await backend.sql(`delete from public.groceries where id = $1`, [deleted])
    added = await addGroceries(backend, 3)
  })
  const [first] = pages
  const changes = await changesSince(backend, first ? untilOf(first) : 0)
  const known = new Set([...idsOf(pages, 'groceries'), ...idsOf(changes, 'groceries')])
  for (const { gone } of changes) for (const [, id] of gone) known.delete(id)
  expect([...known].toSorted()).toEqual(await storedIds('groceries'))
  expect(idsOf(changes, 'groceries')).toEqual(expect.arrayContaining([changed, ...added]))
  expect(changes.flatMap(({ gone }) => gone.map(([, id]) => id))).toEqual([deleted])
})

test('the page after an exactly full one continues with the next table', async () => {
  await backend.sql('delete from public.shops')
  await backend.sql(
    `insert into public.shops (campus, shop_name) select 'tum', 'Duka ' || n from generate_series(1, 1000) as n`,
  )
  const pages = await snapshotPages(backend, { tables: 'shops,university_links' })
  expect(idsOf(pages, 'shops').toSorted()).toEqual(await storedIds('shops'))
  expect(idsOf(pages, 'university_links').toSorted()).toEqual(await storedIds('university_links'))
})
