import { randomUUID } from 'node:crypto'
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readItem, readItems, readShops } from '@/admin/store/items'
import { deleteItem, saveItem } from '@/admin/store/write-items'
import { draftOf } from '@/admin/rules/item-form'
import { tabSpec } from '@/admin/rules/tabs'
import type { UserId } from '@/kit/rules/ids'
import { saveNew, tum, valuesOf, type ContentTab } from './item-values.ts'
import { backendWithUsers, pointAppTo } from './test-backend.ts'
import { signAppIn } from './sign-app-in.ts'

// Admins add, read, change and delete items through the panel's data layer, against a real backend.

const { backend, users } = await backendWithUsers()
pointAppTo(backend)
let adminId: UserId

beforeAll(async () => {
  adminId = await signAppIn(users.admin)
})
afterAll(() => void vi.unstubAllGlobals())

describe.each(Object.keys(valuesOf) as ContentTab[])('%s', (tab) => {
  const spec = tabSpec(tab)

  test('can be added, read, changed and deleted', async () => {
    const row = await saveNew(adminId, tab)
    expect(row.values).toMatchObject(valuesOf[tab])
    const changed = await saveItem(adminId, spec, {
      campus: tum,
      id: row.id,
      rev: row.rev,
      values: { ...valuesOf[tab], [spec.title]: 'Another name' },
      photos: null,
    })
    expect(changed).toMatchObject({ kind: 'saved', row: { id: row.id, values: { [spec.title]: 'Another name' } } })
    const current = await readItem(adminId, spec, row.id)
    if (!current.ok || !current.value) throw new Error('the row is missing')
    expect(current.value.rev).toBeGreaterThan(row.rev)
    expect(await deleteItem(adminId, spec, current.value)).toEqual({ kind: 'deleted' })
    expect(await readItem(adminId, spec, row.id)).toEqual({ ok: true, value: null })
    // Deleting a row that is already gone succeeds.
    expect(await deleteItem(adminId, spec, current.value)).toEqual({ kind: 'deleted' })
  })

  test('are neither overwritten nor deleted if another admin has changed them', async () => {
    const row = await saveNew(adminId, tab)
    await backend.sql(`update public.${spec.table} set ${spec.title} = 'Theirs' where id = $1`, [row.id])
    const request = {
      campus: tum,
      id: row.id,
      rev: row.rev,
      values: { ...valuesOf[tab], [spec.title]: 'Mine' },
      photos: null,
    }
    const saved = await saveItem(adminId, spec, request)
    expect(saved).toMatchObject({ kind: 'changed', theirs: { values: { [spec.title]: 'Theirs' } } })
    expect(await deleteItem(adminId, spec, row)).toMatchObject({
      kind: 'changed',
      now: { values: { [spec.title]: 'Theirs' } },
    })
    if (saved.kind !== 'changed' || !saved.theirs) throw new Error('no other version')
    expect(await saveItem(adminId, spec, { ...request, rev: saved.theirs.rev })).toMatchObject({
      kind: 'saved',
      row: { values: { [spec.title]: 'Mine' } },
    })
    await backend.sql(`delete from public.${spec.table} where id = $1`, [row.id])
    expect(await saveItem(adminId, spec, request)).toEqual({ kind: 'changed', theirs: null })
  })

  test('are stored once if saved again after a lost response', async () => {
    const request = { campus: tum, id: randomUUID(), rev: null, values: valuesOf[tab], photos: null }
    expect(await saveItem(adminId, spec, request)).toMatchObject({ kind: 'saved' })
    expect(await saveItem(adminId, spec, request)).toMatchObject({ kind: 'saved', row: { id: request.id } })
    expect(
      await saveItem(adminId, spec, { ...request, values: { ...request.values, [spec.title]: 'Typed since' } }),
    ).toMatchObject({ kind: 'changed' })
  })
})

test('a value that the table rejects is reported with the server’s message', async () => {
  const saved = await saveItem(adminId, tabSpec('groceries'), {
    campus: tum,
    id: randomUUID(),
    rev: null,
    values: { ...valuesOf.groceries, category: 'weapons' },
    photos: null,
  })
  expect(saved).toMatchObject({
    kind: 'failed',
    problem: { kind: 'refused', message: expect.stringContaining('category') },
  })
})

describe('a long list', () => {
  const names = (result: Awaited<ReturnType<typeof readItems>>) =>
    result.ok ? result.value.rows.map(({ values }) => values['name']) : result.problem
  beforeAll(async () => {
    await backend.sql('delete from public.eshop_products')
    await backend.sql(
      `insert into public.eshop_products (campus, name, price, created_at) select 'tum', 'Pen ' || n, n, now() - n * interval '1 minute' from generate_series(1, 45) as n`,
    )
    await backend.sql(
      `insert into public.eshop_products (campus, name, price) select 'tum', name, 1 from unnest(array['100% cotton', '100 cotton', 'a_b', 'aXb', 'Back\\slash', 'Comma, "quote" (x)']) as name`,
    )
  })

  test('is read page by page, newest first, with the total', async () => {
    const result = await readItems(adminId, tabSpec('eshop'), { campus: tum, query: 'pen', page: 2 })
    expect(result).toMatchObject({ ok: true, value: { total: 45, page: 2 } })
    expect(names(result)).toEqual(Array.from({ length: 20 }, (_, n) => `Pen ${n + 21}`))
  })

  test('starts over at page 1 for a page past the end', async () => {
    expect(await readItems(adminId, tabSpec('eshop'), { campus: tum, query: 'pen', page: 9 })).toMatchObject({
      ok: true,
      value: { total: 45, page: 1 },
    })
  })

  test.each([
    ['100%', ['100% cotton']],
    ['a_b', ['a_b']],
    ['\\', ['Back\\slash']],
    [', "quote" (', ['Comma, "quote" (x)']],
    ['PEN 45', ['Pen 45']],
    ['zzz', []],
  ])('is searched literally for %j', async (query, found) => {
    expect(names(await readItems(adminId, tabSpec('eshop'), { campus: tum, query, page: 1 }))).toEqual(found)
  })
})

test('shops are sorted by name', async () => {
  await backend.sql(`insert into public.shops (campus, shop_name) values ('tum', 'Zawadi'), ('tum', 'Amani')`)
  expect(await readShops(adminId, tum)).toMatchObject({
    ok: true,
    value: [{ shop_name: 'Amani' }, { shop_name: 'Zawadi' }],
  })
})

describe('the photos of a rental', () => {
  const spec = tabSpec('rentals')
  const photosOf = (id: string) =>
    backend.sql(`select image_url, is_primary from public.rental_photos where rental_id = $1 order by image_url`, [id])
  const selection = (urls: string[], primary: string, known: string[] = []) => ({ urls, primary, known })

  test('are saved with it, and the primary photo can change', async () => {
    const id = randomUUID()
    const values = { ...valuesOf.rentals, image_url: '/pictures/rooms.svg#a' }
    const saved = await saveItem(adminId, spec, {
      campus: tum,
      id,
      rev: null,
      values,
      photos: selection(['/pictures/rooms.svg#a', '/pictures/rooms.svg#b'], '/pictures/rooms.svg#a'),
    })
    if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved))
    expect(await photosOf(id)).toEqual([
      { image_url: '/pictures/rooms.svg#a', is_primary: true },
      { image_url: '/pictures/rooms.svg#b', is_primary: false },
    ])
    expect(draftOf(spec, saved.row).photos).toEqual(['/pictures/rooms.svg#a', '/pictures/rooms.svg#b'])

    const next = {
      campus: tum,
      id,
      rev: saved.row.rev,
      values: { ...values, image_url: '/pictures/rooms.svg#c' },
      photos: selection(
        ['/pictures/rooms.svg#b', '/pictures/rooms.svg#c'],
        '/pictures/rooms.svg#c',
        saved.row.photos.map((photo) => photo.id),
      ),
    }
    expect(await saveItem(adminId, spec, next)).toMatchObject({ kind: 'saved' })
    expect(await photosOf(id)).toEqual([
      { image_url: '/pictures/rooms.svg#b', is_primary: false },
      { image_url: '/pictures/rooms.svg#c', is_primary: true },
    ])
  })

  test('are unchanged if the new ones cannot be saved; saving again completes it', async () => {
    const id = randomUUID()
    const saved = await saveItem(adminId, spec, {
      campus: tum,
      id,
      rev: null,
      values: valuesOf.rentals,
      photos: selection(['/pictures/rooms.svg#a'], '/pictures/rooms.svg#a'),
    })
    if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved))
    const known = saved.row.photos.map((photo) => photo.id)
    const tooLong = `/${'x'.repeat(1001)}`
    const partial = await saveItem(adminId, spec, {
      campus: tum,
      id,
      rev: saved.row.rev,
      values: valuesOf.rentals,
      photos: selection([tooLong], tooLong, known),
    })
    expect(partial).toMatchObject({ kind: 'half', problem: { kind: 'refused' } })
    expect(await photosOf(id)).toEqual([{ image_url: '/pictures/rooms.svg#a', is_primary: true }])
    if (partial.kind !== 'half') return
    expect(
      await saveItem(adminId, spec, {
        campus: tum,
        id,
        rev: partial.row.rev,
        values: valuesOf.rentals,
        photos: selection(['/pictures/rooms.svg#b'], '/pictures/rooms.svg#b', known),
      }),
    ).toMatchObject({ kind: 'saved' })
    expect(await photosOf(id)).toEqual([{ image_url: '/pictures/rooms.svg#b', is_primary: true }])
  })

  test('are deleted with it', async () => {
    const id = randomUUID()
    const saved = await saveItem(adminId, spec, {
      campus: tum,
      id,
      rev: null,
      values: valuesOf.rentals,
      photos: selection(['/pictures/rooms.svg#a'], '/pictures/rooms.svg#a'),
    })
    if (saved.kind === 'saved') expect(await deleteItem(adminId, spec, saved.row)).toEqual({ kind: 'deleted' })
    expect(await photosOf(id)).toEqual([])
  })
})
