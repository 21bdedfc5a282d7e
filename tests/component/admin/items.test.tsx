import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failed } from '@/admin/store/request'
import type { ItemsRequest } from '@/admin/store/items'
import type { Deleted, Saved, SaveRequest, ItemRow } from '@/admin/rules/item-row'
import { expectAccessible } from '../accessibility'
import { signedIn } from '../signed-in'
import { field, itemIn, itemRow, openPanel, save, succeeded } from './panel'

const server = vi.hoisted(() => ({
  rows: [] as ItemRow[],
  saved: [] as SaveRequest[],
  save: async (_request: SaveRequest): Promise<Saved> => ({ kind: 'failed', problem: { kind: 'offline' } }),
  remove: async (_row: Pick<ItemRow, 'id' | 'rev'>): Promise<Deleted> => ({ kind: 'deleted' }),
}))
vi.mock('@/admin/store/access', () => ({
  readScope: async () => ({ ok: true, value: { kind: 'all' } }),
  readCampuses: async () => ({ ok: true, value: [] }),
}))
vi.mock('@/store/sync/pull/pull-now', () => ({ pullNow: async () => {} }))
vi.mock('@/admin/store/items', () => ({
  readItems: async (_user: string, _spec: unknown, { query }: ItemsRequest) => {
    const rows = server.rows.filter(({ values }) => String(values['name'] ?? values['title']).includes(query))
    return { ok: true, value: { rows, total: rows.length, page: 1 } }
  },
  readItem: async (_user: string, _spec: unknown, id: string) => ({
    ok: true,
    value: server.rows.find((row) => row.id === id) ?? null,
  }),
  readShops: async () => ({
    ok: true,
    value: [{ id: '540b5000-0000-4000-8000-000000000001', shop_name: 'Coast Gadgets Hub' }],
  }),
}))
vi.mock('@/admin/store/write-items', () => ({
  saveItem: async (_user: string, _spec: unknown, request: SaveRequest) => {
    server.saved.push(request)
    return server.save(request)
  },
  deleteItem: async (_user: string, _spec: unknown, row: Pick<ItemRow, 'id' | 'rev'>) => server.remove(row),
}))
const uploads = vi.hoisted(() => ({ answer: null as unknown, count: 0 }))
vi.mock('@/admin/store/upload', () => ({
  uploadPicture: async () => uploads.answer ?? { ok: true, value: `/pictures/food.svg#photo-${uploads.count++}` },
}))

const saves = (row: ItemRow) => {
  server.save = async () => ({ kind: 'saved', row })
}
const choose = async (...names: string[]) => {
  const input = await vi.waitUntil(() => document.querySelector('form input[type=file]'))
  await userEvent.upload(
    input,
    names.map((name) => new File(['x'], name, { type: 'image/png' })),
  )
}
const rosella = itemRow({ name: 'Rosella', price: 10, category: 'produce' })

beforeEach(() => {
  server.rows = []
  server.saved.length = 0
  uploads.answer = null
  server.save = async () => ({ kind: 'failed', problem: { kind: 'offline' } })
  server.remove = async () => ({ kind: 'deleted' })
  signedIn('Zuhura Salim')
})

test('a product is validated before it is sent', async () => {
  await openPanel('?tab=eshop&item=new')
  await save()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(page.getByText('Please fill this in.').first()).toBeVisible()
  await expect.element(page.getByText('Choose a category.')).toBeVisible()
  await userEvent.fill(field('Name'), 'Lamp 100%')
  await userEvent.fill(field('Price (KSh)'), '12.50')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Category' }), 'Electronics')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Shop' }), 'Coast Gadgets Hub')
  await save()
  await expect.element(page.getByText('Write a whole number, 0 or more.')).toBeVisible()
  expect(server.saved).toEqual([])
  const stored = itemRow({ name: 'Lamp 100%', price: 1250, stock: 0, category: 'electronics' })
  saves(stored)
  server.rows = [stored]
  await userEvent.fill(field('Price (KSh)'), '1,250')
  await save()
  await expect.element(succeeded('Item created successfully')).toBeVisible()
  expect(server.saved).toMatchObject([
    {
      rev: null,
      values: { name: 'Lamp 100%', price: 1250, shop_id: '540b5000-0000-4000-8000-000000000001' },
      photos: null,
    },
  ])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(itemIn('Lamp 100%')).toMatchTextContent(/KSh 1,250.*Out of stock/)
})

test('a file that is not an image is rejected, and an uploaded image is shown', async () => {
  await openPanel('?tab=groceries&item=new')
  uploads.answer = failed({ kind: 'file', name: 'notes.pdf', problem: 'not-an-image' })
  await choose('notes.png')
  await expect.element(page.getByText('Not uploaded')).toBeVisible()
  uploads.answer = null
  await choose('lamp.png')
  await expect.element(succeeded('Image uploaded successfully')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove image' })).toBeVisible()
})

test('one photo of a rental is marked as primary, and amenities are split into a list', async () => {
  await openPanel('?tab=rentals&item=new')
  await userEvent.fill(field('Title'), 'Hostel by the stage')
  await userEvent.fill(field('Price per month (KSh)'), '6,500')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Category' }), 'Hostel')
  await userEvent.fill(field('Location'), 'Tudor')
  await userEvent.fill(field('Amenities'), 'WiFi, , Water')
  uploads.count = 0
  await choose('one.png', 'two.png')
  await expect.element(succeeded('2 photos uploaded successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Make photo 2 primary' }).click()
  await expectAccessible()
  saves(itemRow({ title: 'Hostel by the stage' }))
  await save()
  await expect.element(succeeded('Rental saved successfully')).toBeVisible()
  const urls = ['/pictures/food.svg#photo-0', '/pictures/food.svg#photo-1']
  expect(server.saved).toMatchObject([
    {
      values: { price_per_day: 6500, amenities: ['WiFi', 'Water'], image_url: urls[1] },
      photos: { urls, primary: urls[1] },
    },
  ])
})

test('the list is filtered by name, and the address contains the query', async () => {
  server.rows = [rosella, itemRow({ name: 'Managu', price: 30, category: 'produce' })]
  const screen = await openPanel('?tab=groceries')
  await expect.element(page.getByText('2 items, newest first')).toBeVisible()
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search groceries by name' }), 'Rosella')
  await expect.element(page.getByText('1 item, newest first')).toBeVisible()
  expect(screen.address()).toBe('/admin?tab=groceries&q=Rosella')
  await screen.unmount()
  await openPanel('?tab=groceries&q=Rosella')
  await expect.element(page.getByText('1 item, newest first')).toBeVisible()
})

test('a draft survives leaving the screen, and Clear removes it', async () => {
  const screen = await openPanel('?tab=groceries&item=new')
  await userEvent.fill(field('Name'), 'Half a name')
  await screen.unmount()
  const again = await openPanel('?tab=groceries&item=new')
  await expect.element(field('Name')).toHaveValue('Half a name')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(field('Name')).toHaveValue('')
  await again.unmount()
  await openPanel('?tab=groceries&item=new')
  await expect.element(field('Name')).toHaveValue('')
})

test.for([
  {
    kind: 'offline',
    words: /You are offline: the admin panel works only with a connection\..*What you typed is kept\./,
    link: false,
  },
  { kind: 'sign-in', words: /Your session has ended\. Please log in again\. What you typed is kept\./, link: true },
] as const)('a failed save ($kind) keeps the form as it is', async ({ kind, words, link }) => {
  server.rows = [rosella]
  server.save = async () => ({ kind: 'failed', problem: { kind } })
  await openPanel(`?tab=groceries&item=${rosella.id}`)
  await expect.element(page.getByRole('dialog', { name: 'Edit Item' })).toBeVisible()
  await userEvent.fill(field('Price (KSh)'), '15')
  await save()
  await expect.element(page.getByRole('dialog').getByText(words)).toBeVisible()
  await expect.element(field('Price (KSh)')).toHaveValue('15')
  if (link)
    await expect
      .element(page.getByRole('link', { name: 'Log in again' }).first())
      .toHaveAttribute('href', '/admin/login')
})

test('a save that conflicts with another admin’s change shows both versions and can keep the user’s own', async () => {
  server.rows = [rosella]
  const theirs = { ...rosella, rev: 2, values: { ...rosella.values, price: 20 } }
  server.save = async ({ rev }) => (rev === 1 ? { kind: 'changed', theirs } : { kind: 'saved', row: theirs })
  await openPanel(`?tab=groceries&item=${rosella.id}`)
  await userEvent.fill(field('Price (KSh)'), '15')
  await save()
  const question = page.getByRole('dialog', { name: 'It was changed meanwhile' })
  await expect.element(question).toMatchTextContent(/Price \(KSh\)Yours15Theirs20/)
  await expectAccessible()
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await expect.element(succeeded('Item updated successfully')).toBeVisible()
  expect(server.saved).toMatchObject([
    { rev: 1, values: { price: 15 } },
    { rev: 2, values: { price: 15 } },
  ])
})

test('a save that conflicts with another admin’s change can take the other version', async () => {
  server.rows = [rosella]
  server.save = async () => ({
    kind: 'changed',
    theirs: { ...rosella, rev: 2, values: { ...rosella.values, price: 21 } },
  })
  await openPanel(`?tab=groceries&item=${rosella.id}`)
  await userEvent.fill(field('Price (KSh)'), '16')
  await save()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect.element(field('Price (KSh)')).toHaveValue('21')
  expect(server.saved).toHaveLength(1)
})

test('what another admin has changed in other fields is kept without a question', async () => {
  server.rows = [rosella]
  const theirs = { ...rosella, rev: 2, values: { ...rosella.values, description: 'From Kilifi' } }
  server.save = async ({ rev }) => (rev === 1 ? { kind: 'changed', theirs } : { kind: 'saved', row: theirs })
  await openPanel(`?tab=groceries&item=${rosella.id}`)
  await userEvent.fill(field('Price (KSh)'), '15')
  await save()
  await expect.element(succeeded('Item updated successfully')).toBeVisible()
  expect(server.saved.at(-1)).toMatchObject({ rev: 2, values: { price: 15, description: 'From Kilifi' } })
})

test('a conflict names no field that only one of the two has changed, and keeps the rest of the form', async () => {
  server.rows = [rosella]
  const theirs = { ...rosella, rev: 2, values: { ...rosella.values, price: 21, description: 'From Kilifi' } }
  server.save = async ({ rev }) => (rev === 1 ? { kind: 'changed', theirs } : { kind: 'saved', row: theirs })
  await openPanel(`?tab=groceries&item=${rosella.id}`)
  await userEvent.fill(field('Price (KSh)'), '16')
  await userEvent.fill(field('Name'), 'Rosella tea')
  await save()
  const question = page.getByRole('dialog', { name: 'It was changed meanwhile' })
  await expect.element(question).toMatchTextContent(/Price \(KSh\)Yours16Theirs21/)
  expect(question.getByRole('list', { name: 'What differs' }).element().children).toHaveLength(1)
  await question.getByRole('button', { name: 'Take theirs' }).click()
  await expect.element(field('Price (KSh)')).toHaveValue('21')
  await expect.element(field('Name')).toHaveValue('Rosella tea')
  await save()
  expect(server.saved.at(-1)).toMatchObject({
    rev: 2,
    values: { price: 21, name: 'Rosella tea', description: 'From Kilifi' },
  })
})

test('an item deleted by another admin can be added again with a new id', async () => {
  server.rows = [rosella]
  server.save = async ({ rev }) => (rev === null ? { kind: 'saved', row: rosella } : { kind: 'changed', theirs: null })
  await openPanel(`?tab=groceries&item=${rosella.id}`)
  await userEvent.fill(field('Price (KSh)'), '16')
  await save()
  await page
    .getByRole('dialog', { name: 'It was deleted meanwhile' })
    .getByRole('button', { name: 'Add it again' })
    .click()
  await expect.poll(() => server.saved).toHaveLength(2)
  expect(server.saved[1]?.id).not.toBe(rosella.id)
})

test('a delete asks for confirmation, and asks again when the item has changed', async () => {
  server.rows = [rosella]
  const now = { ...rosella, rev: 2, values: { ...rosella.values, price: 22 } }
  server.remove = async ({ rev }) => (rev === 1 ? { kind: 'changed', now } : { kind: 'deleted' })
  await openPanel('?tab=groceries')
  await page.getByRole('button', { name: 'Delete Rosella' }).click()
  const question = page.getByRole('dialog', { name: 'Delete item' })
  await expect.element(question.getByText('Are you sure you want to delete this item?')).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(question).toMatchTextContent(/It was changed meanwhile.*Price \(KSh\): 22/)
  server.rows = []
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(succeeded('Item deleted successfully')).toBeVisible()
  await expect.element(page.getByText('Nothing here yet. Add the first item with the form.')).toBeVisible()
})

test('a save that finishes after the user has navigated away does not navigate back', async () => {
  server.rows = [rosella]
  const { promise, resolve } = Promise.withResolvers<Saved>()
  server.save = () => promise
  const { address, router } = await openPanel(`?tab=groceries&item=${rosella.id}`)
  await userEvent.fill(field('Price (KSh)'), '15')
  await save()
  await expect.poll(() => server.saved).toHaveLength(1)
  await router.navigate({ to: '/admin', search: { tab: 'eshop' } })
  resolve({ kind: 'saved', row: rosella })
  await expect.element(succeeded('Item updated successfully')).toBeVisible()
  expect(address()).toBe('/admin?tab=eshop')
})

test('a form with validation errors and the list beside it are accessible', async () => {
  server.rows = [
    itemRow({ name: 'Averyveryverylongwordwithoutanyblankinitatall', price: 10, category: 'electronics', stock: 0 }),
  ]
  await openPanel('?tab=eshop&item=new')
  await save()
  await expect.element(page.getByText('Choose a category.')).toBeVisible()
  await expectAccessible()
})
