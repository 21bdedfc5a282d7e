import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, test } from 'vitest'
import { putBackShipped } from '@/admin/store/entries'
import { readAllItems, readItem, readItems } from '@/admin/store/items'
import { readEdited } from '@/admin/store/read-entries'
import { saveEdit, saveMany } from '@/admin/store/save-many'
import type { Saved, Values } from '@/admin/rules/item-row'
import { deleteItem } from '@/admin/store/write-items'
import { draftOf } from '@/admin/rules/item-form'
import { tabSpec } from '@/admin/rules/tabs'
import { slugOf } from '@/cart/rules/ratings'
import type { UserId } from '@/kit/rules/ids'
import { add, dish, edit, food, foodEntry, shippedCataloguesOn, tum } from './food-catalogue.ts'
import { campus } from './new-rows.ts'
import { currentCursor, idsOf, rowsOf, sync } from './sync-fixture.ts'
import { backendWithUsers, pointAppTo } from './test-backend.ts'
import { signAppIn } from './sign-app-in.ts'

// Admins edit catalogues through the panel's data layer, and phones pull them.

const { backend, users } = await backendWithUsers()
pointAppTo(backend)
shippedCataloguesOn(backend)
let admin: UserId
const entry = (id: string) => foodEntry(admin, id)
const foodCatalogue = { name: 'food', campus: tum } as const
const listed = async () => {
  const items = await readItems(admin, food, { campus: tum, query: '', page: 1 })
  if (!items.ok) throw new Error(JSON.stringify(items.problem))
  return items.value
}

beforeAll(async () => {
  admin = await signAppIn(users.admin)
})

describe('an invalid catalogue is rejected:', () => {
  test.each<[string, object]>([
    ['an unknown name', { name: 'weapons', entries: [] }],
    ['an object instead of a list', { name: 'food', entries: { id: 'a' } }],
    ['a number', { name: 'food', entries: 7 }],
    ['an entry that is text', { name: 'food', entries: ['pilau'] }],
    ['201 entries', { name: 'food', entries: Array.from({ length: 201 }, (_, n) => ({ id: String(n) })) }],
    ['more than 60 kB', { name: 'food', entries: [{ id: 'a', text: 'é'.repeat(30_001) }] }],
    ['text that runs backwards', { name: 'food', entries: [{ id: 'a', text: 'abc‮def' }] }],
    ['a control character', { name: 'food', entries: [{ id: 'a', text: 'abc\u0007' }] }],
  ])('%s', async (_name, row) => {
    expect(await users.admin.client.from('catalogues').insert({ campus, ...row })).toMatchObject({
      status: 400,
      error: { code: '23514' },
    })
  })

  test('a second catalogue of the same name', async () => {
    const insert = () => users.admin.client.from('catalogues').insert({ campus, name: 'food', entries: [] })
    expect((await insert()).error).toBeNull()
    expect(await insert()).toMatchObject({ status: 409, error: { code: '23505' } })
  })

  test('200 entries and multi-line texts are accepted', async () => {
    const entries = Array.from({ length: 200 }, (_, n) => ({ id: String(n), text: 'One\nTwo' }))
    expect((await users.admin.client.from('catalogues').insert({ campus, name: 'food', entries })).error).toBeNull()
  })
})

test('the first change to a shipped catalogue stores all its entries, and phones pull them', async () => {
  const shipped = await listed()
  expect(shipped.total).toBeGreaterThan(5)
  const since = await currentCursor(backend)
  const pilau = await entry('food-pilau')
  expect(await saveEdit(admin, food, edit(pilau, { ...pilau.values, price: 255 }))).toMatchObject({
    kind: 'saved',
    row: { id: 'food-pilau', values: { price: 255 } },
  })
  const [row] = rowsOf(await sync(backend, { since }), 'catalogues')
  expect(row).toMatchObject({ name: 'food' })
  expect(row?.['entries']).toHaveLength(shipped.total)
  expect(row?.['entries']).toContainEqual({ id: 'food-pilau', ...pilau.values, price: 255 })
})

test('an entry is appended once, however often it is sent', async () => {
  const before = await listed()
  const request = add(dish)
  for (let n = 0; n < 2; n += 1)
    expect(await saveEdit(admin, food, request)).toMatchObject({ kind: 'saved', row: { values: dish } })
  expect((await listed()).total).toBe(before.total + 1)
})

test('two admins can change different entries without a conflict; changes to the same entry conflict', async () => {
  const [pilau, biryani] = [await entry('food-pilau'), await entry('food-biryani')]
  await saveEdit(admin, food, edit(pilau, { price: 240 }))
  expect(await saveEdit(admin, food, edit(biryani, { price: 310 }))).toMatchObject({ kind: 'saved' })
  expect(await saveEdit(admin, food, edit(pilau, { price: 260 }))).toMatchObject({
    kind: 'changed',
    theirs: { values: { price: 240 } },
  })
  expect([(await entry('food-pilau')).values['price'], (await entry('food-biryani')).values['price']]).toEqual([
    240, 310,
  ])
})

test('many entries are saved in one write, and only entries that phones could not show are rejected', async () => {
  const [pilau, biryani] = [await entry('food-pilau'), await entry('food-biryani')]
  const outcomes = new Map<string, Saved['kind']>()
  await saveMany(
    admin,
    food,
    [edit(pilau, { price: 1 }), edit(biryani, { price: -1 }), add(dish, 'food-new')],
    (id, { kind }) => outcomes.set(id, kind),
  )
  expect(Object.fromEntries(outcomes)).toEqual({ 'food-pilau': 'saved', 'food-biryani': 'failed', 'food-new': 'saved' })
  expect(await backend.sql('select count(*)::int as rows from public.catalogues')).toEqual([{ rows: 1 }])
})

test('an entry can be deleted; one that another admin has changed is shown first', async () => {
  const pilau = await entry('food-pilau')
  await saveEdit(admin, food, edit(pilau, { price: 240 }))
  expect(await deleteItem(admin, food, pilau, tum)).toMatchObject({ kind: 'changed', now: { values: { price: 240 } } })
  expect(await deleteItem(admin, food, await entry('food-pilau'), tum)).toEqual({ kind: 'deleted' })
  expect(await readItem(admin, food, 'food-pilau', tum)).toEqual({ ok: true, value: null })
})

test('the shipped catalogue can be restored, unless somebody has saved a newer version', async () => {
  await saveEdit(admin, food, add(dish))
  const first = await readEdited(admin, foodCatalogue)
  await saveEdit(admin, food, add({ ...dish, name: 'Managu' }))
  if (!first.ok || !first.value) throw new Error('not edited')
  expect(await putBackShipped(admin, first.value)).toEqual({ ok: true, value: false })
  const second = await readEdited(admin, foodCatalogue)
  const since = await currentCursor(backend)
  expect(second.ok && second.value && (await putBackShipped(admin, second.value))).toEqual({ ok: true, value: true })
  expect((await sync(backend, { since })).gone).toMatchObject([['catalogues', first.value.id, expect.any(Number)]])
  expect(await readEdited(admin, foodCatalogue)).toEqual({ ok: true, value: null })
  expect(await saveEdit(admin, food, add(dish))).toMatchObject({ kind: 'saved' })
})

test('the audit log contains the changed entries, not the whole catalogue', async () => {
  await saveEdit(admin, food, add(dish, 'food-new'))
  const added = await entry('food-new')
  await saveEdit(admin, food, edit(added, { price: 120 }))
  const [logged] = await backend.sql<{ detail: object }>(
    `select detail from public.audit_log where table_name = 'catalogues' and action = 'update' order by at desc limit 1`,
  )
  expect(logged?.detail).toEqual({
    name: ['food', 'food'],
    'entry food-new': [
      { ...dish, id: 'food-new' },
      { ...dish, id: 'food-new', price: 120 },
    ],
  })
})

test('an uploaded picture that no entry uses any more is deleted', async () => {
  const url = (name: string) => `${backend.url}/storage/v1/object/public/product-images/tum/${name}-large.webp`
  const queued = async () =>
    (
      await backend.sql<{ paths: string[] }>(`select paths from private.file_jobs where bucket = 'product-images'`)
    ).flatMap(({ paths }) => paths)
  await saveEdit(admin, food, add({ ...dish, image: url('one') }, 'food-one'))
  const stored = await entry('food-one')
  await saveEdit(admin, food, edit(stored, { price: 130 }))
  expect(await queued()).not.toContain('tum/one-large.webp')
  await saveEdit(admin, food, edit(await entry('food-one'), { image: url('two') }))
  expect(await queued()).toEqual(expect.arrayContaining(['tum/one-large.webp', 'tum/one-small.webp']))
})

test('all rows of a tab are read, over as many responses as needed', async () => {
  await backend.sql(
    `insert into public.groceries (campus, name, price, category) select 'tum', 'Crate ' || n, 10, 'produce' from generate_series(1, 1005) as n`,
  )
  const all = await readAllItems(admin, tabSpec('groceries'), { campus: tum, query: 'Crate' })
  expect(all.ok && new Set(all.value.map(({ id }) => id)).size).toBe(1005)
  await backend.sql(`delete from public.groceries where name like 'Crate %'`)
})

test('a visitor receives the catalogues in a snapshot', async () => {
  await saveEdit(admin, food, add(dish))
  expect(idsOf(await sync(backend, { tables: 'catalogues' }), 'catalogues')).toHaveLength(1)
})

test('a restaurant that is renamed is who it was for its ratings, and another one that takes its name is not', async () => {
  const pilau = await entry('food-pilau')
  const name = String(pilau.values['restaurant'])
  const all = (await listed()).rows.filter(({ values }) => values['restaurant'] === name)
  await saveMany(
    admin,
    food,
    all.map((row) => edit(row, { restaurant: 'Rehema’s Kitchen' })),
    () => {},
  )
  const key = (await entry('food-pilau')).values['restaurantId']
  expect(key).toBe(slugOf(name))
  await saveEdit(admin, food, add({ ...dish, restaurant: name }, 'food-new'))
  expect((await entry('food-new')).values['restaurantId']).toBe(`${slugOf(name)}-2`)
  await saveEdit(admin, food, edit(await entry('food-pilau'), { price: 999 }))
  expect((await entry('food-pilau')).values).toMatchObject({ price: 999, restaurantId: key })
  const known = await backend.sql<{ provider: string }>(
    `select provider from private.known_providers('tum', 'food') as known (provider)`,
  )
  expect(known.map(({ provider }) => provider)).toEqual(
    expect.arrayContaining([`food:${slugOf(name)}`, `food:${slugOf(name)}-2`]),
  )
})

test('an office has the number that its campus gives it: a list takes no other', async () => {
  const services = tabSpec('campus-services')
  const found = await readItem(admin, services, 'service-clinic', tum)
  if (!found.ok || !found.value) throw new Error('no clinic')
  const clinic = found.value
  const change = (values: Values) =>
    saveEdit(admin, services, {
      request: { campus: tum, id: clinic.id, rev: clinic.rev, values, photos: null },
      base: draftOf(services, clinic),
    })
  await backend.sql(
    `update public.campuses set contacts = '[{"label": "Campus Health Centre", "value": "+254 700 000 190"}]' where slug = 'tum'`,
  )
  expect(await change({ phone: '0700 000 191' })).toMatchObject({
    kind: 'failed',
    problem: { message: expect.stringContaining('Campus Health Centre') },
  })
  expect(await change({ phone: '0700000190', hours: 'Always' })).toMatchObject({ kind: 'saved' })
})
