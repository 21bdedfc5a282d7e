import { randomUUID } from 'node:crypto'
import 'fake-indexeddb/auto'
import { beforeAll, expect, test } from 'vitest'
import { readItem } from '@/admin/store/items'
import { saveEdit, saveMany } from '@/admin/store/save-many'
import { batchStep, takeBack } from '@/admin/store/take-back'
import { saveItem } from '@/admin/store/write-items'
import { draftOf } from '@/admin/rules/item-form'
import type { BatchStep } from '@/admin/rules/bulk'
import { tabSpec } from '@/admin/rules/tabs'
import type { UserId } from '@/kit/rules/ids'
import { add, dish, edit, food, foodEntry, shippedCataloguesOn, tum } from './food-catalogue.ts'
import { backendWithUsers, pointAppTo } from './test-backend.ts'
import { signAppIn } from './sign-app-in.ts'

const { backend, users } = await backendWithUsers()
pointAppTo(backend)
shippedCataloguesOn(backend)
let admin: UserId
const entry = (id: string) => foodEntry(admin, id)

beforeAll(async () => {
  admin = await signAppIn(users.admin)
})

test('a batch is taken back entry by entry, but for what another admin has changed since', async () => {
  const [pilau, biryani] = [await entry('food-pilau'), await entry('food-biryani')]
  const steps: BatchStep[] = []
  const before = new Map([pilau, biryani].map((row) => [row.id, row]))
  await saveMany(
    admin,
    food,
    [edit(pilau, { price: 300 }), edit(biryani, { price: 400 }), add(dish, 'food-new')],
    (id, saved) => {
      const step = batchStep(before.get(id) ?? null, saved)
      if (step) steps.push(step)
    },
  )
  expect(steps).toHaveLength(3)
  await saveEdit(admin, food, edit(await entry('food-biryani'), { price: 450 }))
  const taken = await takeBack({ userId: admin, spec: food, campus: tum }, steps)
  expect(taken).toMatchObject({
    rows: [{ id: 'food-pilau' }],
    removed: ['food-new'],
    kept: [{ why: 'changed', step: { after: { id: 'food-biryani' } } }],
  })
  expect((await entry('food-pilau')).values).toEqual(pilau.values)
  expect((await entry('food-biryani')).values['price']).toBe(450)
  expect(await readItem(admin, food, 'food-new', tum)).toEqual({ ok: true, value: null })
})

test('a batch of rows is taken back by their revisions', async () => {
  const groceries = tabSpec('groceries')
  const values = {
    name: 'Unga',
    description: null,
    price: 200,
    category: 'produce',
    store_name: 'Njeri',
    whatsapp: null,
    image_url: null,
  }
  const request = { campus: tum, id: randomUUID(), rev: null, values, photos: null }
  const created = await saveItem(admin, groceries, request)
  const other = await saveItem(admin, groceries, {
    ...request,
    id: randomUUID(),
    values: { ...values, name: 'Sukari' },
  })
  if (created.kind !== 'saved' || other.kind !== 'saved') throw new Error('not saved')
  const steps: BatchStep[] = []
  await saveMany(
    admin,
    groceries,
    [created.row, other.row].map((row) => ({
      request: { campus: tum, id: row.id, rev: row.rev, values: { price: 220 }, photos: null },
      base: draftOf(groceries, row),
    })),
    (id, saved) => {
      const step = batchStep(id === created.row.id ? created.row : other.row, saved)
      if (step) steps.push(step)
    },
  )
  await backend.sql('update public.groceries set description = $2 where id = $1', [other.row.id, 'Sweet'])
  const target = { userId: admin, spec: groceries, campus: tum }
  expect(await takeBack(target, steps)).toMatchObject({
    rows: [{ id: created.row.id, values: { price: 200 } }],
    removed: [],
    kept: [{ why: 'changed' }],
  })
  await backend.sql('delete from public.groceries where id = $1', [other.row.id])
  expect(
    await takeBack(
      target,
      steps.filter(({ after }) => after.id === other.row.id),
    ),
  ).toMatchObject({ rows: [], kept: [{ why: 'deleted' }] })
  const added = await readItem(admin, groceries, created.row.id)
  if (!added.ok || !added.value) throw new Error('gone')
  expect(await takeBack(target, [{ before: null, after: added.value }])).toEqual({
    rows: [],
    removed: [created.row.id],
    kept: [],
  })
})
