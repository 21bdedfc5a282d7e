import { describe, expect, test } from 'vitest'
import { newGrocery } from './new-rows.ts'
import { inserted } from './users.ts'
import {
  addGroceries,
  addGrocery,
  callByGet,
  changesSince,
  currentCursor,
  idsOf,
  rowsOf,
  sync,
  tablesIn,
  untilOf,
} from './sync-fixture.ts'
import { replicatedTableNames } from '@/store/sync/table-names'
import { seededBackend } from './test-backend.ts'

const backend = await seededBackend()

const deleteGrocery = (id: string) => backend.sql('delete from public.groceries where id = $1', [id])

describe('an answer', () => {
  test('is a few bytes when nothing has changed, and repeats the cursor', async () => {
    const since = await currentCursor(backend)
    const { text } = await callByGet(backend, 'sync', { campus: 'tum', since })
    const { hour, ...answer } = JSON.parse(text)
    expect(answer).toEqual({ until: since, epoch: expect.stringMatching(/^[0-9a-f]{8}$/) })
    expect(hour ?? 0).toBeLessThan(since)
    expect(text.length).toBeLessThan(64)
  })

  test('contains the changes of all tables and the deletions', async () => {
    const gone = await addGrocery(backend)
    const since = await currentCursor(backend)
    const grocery = await addGrocery(backend, { name: 'Githeri' })
    const shop = await inserted(backend, `insert into public.shops (campus, shop_name) values ('tum', 'Duka')`)
    const post = await inserted(
      backend,
      `insert into public.gossip_posts (campus, content, category) values ('tum', 'Heard at the gate', 'trending')`,
    )
    await deleteGrocery(gone)
    const answer = await sync(backend, { since })
    expect(tablesIn(answer)).toEqual(['gossip_posts', 'groceries', 'shops'])
    expect([idsOf(answer, 'groceries'), idsOf(answer, 'shops'), idsOf(answer, 'gossip_posts')]).toEqual([
      [grocery],
      [shop],
      [post],
    ])
    expect(answer.gone).toEqual([['groceries', gone, untilOf(answer) - 1]])
    expect(answer.more).toBe(false)
    expect(rowsOf(answer, 'groceries')).toMatchObject([{ name: 'Githeri', price: 120, description: null }])
    expect(await sync(backend, { since: untilOf(answer) })).toMatchObject({ until: answer.until, tables: {}, gone: [] })
  })

  test('contains only the changed row', async () => {
    const [id = ''] = idsOf(await sync(backend, { tables: 'medicines' }), 'medicines')
    const since = await currentCursor(backend)
    await backend.sql('update public.medicines set stock = 3 where id = $1', [id])
    const answer = await sync(backend, { since })
    expect(tablesIn(answer)).toEqual(['medicines'])
    expect(rowsOf(answer, 'medicines')).toMatchObject([{ id, stock: 3 }])
  })

  test('contains a row that was deleted and inserted again, above its tombstone', async () => {
    const id = await addGrocery(backend)
    const since = await currentCursor(backend)
    await deleteGrocery(id)
    await addGrocery(backend, { id, name: 'Back' })
    const answer = await sync(backend, { since })
    const [row] = rowsOf(answer, 'groceries')
    expect(row).toMatchObject({ id, name: 'Back' })
    const [[table, gone, rev] = []] = answer.gone
    expect([table, gone]).toEqual(['groceries', id])
    expect(rev).toBeLessThan(Number(row?.['rev']))
  })

  test('withholds a row until its transaction has ended', async () => {
    const [row] = await backend.sql<{ rev: number; answer: unknown }>(
      `with written as (insert into public.groceries (campus, name, price, category) values ('tum', 'Late', 1, 'dairy') returning rev)
       select written.rev::float8 as rev, public.sync('tum', tables => 'groceries') as answer from written`,
    )
    const before = JSON.parse(JSON.stringify(row?.answer))
    expect(before.until).toBeLessThanOrEqual(row?.rev ?? 0)
    expect(JSON.stringify(before)).not.toContain('"Late"')
    expect(rowsOf(await sync(backend, { since: before.until }), 'groceries')).toMatchObject([{ name: 'Late' }])
  })

  test('resets the copies instead of listing more than 500 deletions', async () => {
    const ids = await addGroceries(backend, 501)
    const since = await currentCursor(backend)
    await backend.sql('delete from public.groceries where id = any ($1::uuid[])', [ids])
    expect(await sync(backend, { since })).toMatchObject({ reset: true, tables: {}, gone: [] })
    expect(idsOf(await sync(backend, { tables: 'groceries' }), 'groceries')).not.toContain(ids[0])
  })
})

describe('an answer that would be too large', () => {
  test('is truncated, and the next answers continue: nothing is lost or sent twice', async () => {
    const since = await currentCursor(backend)
    const [groceries, shops]: [string[], string[]] = [[], []]
    for (let n = 0; n < 60; n += 1) {
      groceries.push(...(await addGroceries(backend, 20)))
      shops.push(await inserted(backend, `insert into public.shops (campus, shop_name) values ('tum', 'Duka ${n}')`))
    }
    const answers = await changesSince(backend, since)
    expect(answers.length).toBeGreaterThan(2)
    for (const answer of answers) expect(rowsOf(answer, 'groceries').length).toBeLessThanOrEqual(500)
    expect(idsOf(answers, 'groceries').toSorted()).toEqual(groceries.toSorted())
    expect(idsOf(answers, 'shops').toSorted()).toEqual(shops.toSorted())
    for (const answer of answers)
      for (const row of rowsOf(answer, 'shops')) expect(row['rev']).toBeLessThan(untilOf(answer))
  })

  test('never splits a revision, whatever was written before and after it', async () => {
    const since = await currentCursor(backend)
    const before = await addGrocery(backend)
    const imported = await addGroceries(backend, 700)
    const after = await addGrocery(backend)
    const answers = await changesSince(backend, since)
    expect(idsOf(answers, 'groceries').toSorted()).toEqual([before, ...imported, after].toSorted())
    const withImported = answers.filter((answer) => idsOf(answer, 'groceries').includes(imported[0] ?? ''))
    expect(
      withImported.map((answer) => imported.filter((id) => idsOf(answer, 'groceries').includes(id)).length),
    ).toEqual([700])
    expect(answers.length).toBeLessThan(5)
  })
})

test('a change is detected in every table that phones copy, and in the tombstones', async () => {
  await deleteGrocery(await addGrocery(backend))
  await inserted(backend, `insert into public.catalogues (campus, name, entries) values ('tum', 'food', '[]')`)
  // The sample data has no ratings.
  await inserted(
    backend,
    `insert into public.provider_scores (campus, provider, ratings, stars_sum) values ('tum', 'food:main-gate-bites', 2, 9)`,
  )
  const found = await backend.sql<{ name: string }>(
    `select distinct name from private.changed_tables(false, 'tum', 0) order by name`,
  )
  expect(found.map(({ name }) => name)).toEqual([...replicatedTableNames, 'tombstones'].toSorted())
})

test.each([
  'since=abc',
  'since=-1',
  'since=9223372036854775807',
  'after=groceries/x',
  'after=nothing/',
  'tables=profiles',
  'tables=;drop',
  'own_since=abc',
])('a request with %s never causes a server error', async (query) => {
  const [name = '', value = ''] = query.split('=')
  const { status, text } = await callByGet(backend, 'sync', { campus: 'tum', [name]: value })
  expect([200, 400]).toContain(status)
  expect(text).not.toContain('students.example')
})

describe('a revision', () => {
  test('increases with every change and cannot be set', async () => {
    const { client } = await backend.signUpAsAdmin()
    const { data: grocery } = await client
      .from('groceries')
      .insert({ ...newGrocery, rev: 9e15 })
      .select('id, rev')
      .single()
    const revisions = [grocery?.rev]
    for (const price of [121, 122, 122]) {
      const { data } = await client
        .from('groceries')
        .update({ price, rev: 1 })
        .eq('id', grocery?.id)
        .select('rev')
        .single()
      revisions.push(data?.rev)
    }
    expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b))
    expect(revisions[0]).toBeLessThan(9e15)
  })

  test('is accompanied by the update time, while the creation time is unchanged', async () => {
    const { client } = await backend.signUpAsAdmin()
    const columns = 'id, created_at, updated_at'
    const { data: before } = await client.from('groceries').insert(newGrocery).select(columns).single()
    const forged = { price: 99, created_at: '2020-01-01', updated_at: '2020-01-01' }
    const { data: after } = await client.from('groceries').update(forged).eq('id', before?.id).select(columns).single()
    expect(after?.created_at).toBe(before?.created_at)
    expect(Date.parse(after?.updated_at)).toBeGreaterThanOrEqual(Date.parse(before?.updated_at))
  })
})
