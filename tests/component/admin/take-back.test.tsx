import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Saved, SaveRequest, ItemRow } from '@/admin/rules/item-row'
import { signedIn } from '../signed-in'
import { itemRow, openPanel, succeeded } from './panel'

const server = vi.hoisted(() => ({
  rows: [] as ItemRow[],
  save: async (_request: SaveRequest): Promise<Saved> => ({ kind: 'failed', problem: { kind: 'offline' } }),
}))
vi.mock('@/admin/store/access', () => ({
  readScope: async () => ({ ok: true, value: { kind: 'all' } }),
  readCampuses: async () => ({ ok: true, value: [] }),
}))
vi.mock('@/store/sync/pull/pull-now', () => ({ pullNow: async () => {} }))
vi.mock('@/admin/store/items', () => ({
  readItems: async () => ({ ok: true, value: { rows: server.rows, total: server.rows.length, page: 1 } }),
  readAllItems: async () => ({ ok: true, value: server.rows }),
  readItem: async () => ({ ok: true, value: null }),
  readShops: async () => ({ ok: true, value: [] }),
}))
vi.mock('@/admin/store/write-items', () => ({
  saveItem: async (_user: string, _spec: unknown, request: SaveRequest) => server.save(request),
}))

const withValues = (row: ItemRow, values: ItemRow['values']): ItemRow => ({
  ...row,
  rev: row.rev + 1,
  values: { ...row.values, ...values },
})
/** As the server: what has another revision is not written. */
const storing = async ({ id, rev, values }: SaveRequest): Promise<Saved> => {
  const before = server.rows.find((row) => row.id === id) ?? null
  if (before?.rev !== rev) return { kind: 'changed', theirs: before }
  const row = withValues(before, values)
  server.rows = server.rows.map((each) => (each.id === id ? row : each))
  return { kind: 'saved', row }
}
const grocery = (name: string, price: number) =>
  itemRow({ name, description: null, price, category: 'produce', store_name: null, whatsapp: null, image_url: null })
const kale = grocery('Kale', 100)
const milk = grocery('Milk', 60)

const button = (name: string | RegExp) => page.getByRole('button', { name })
const raise = async (percent: string) => {
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Change' }), 'Raise by %')
  await userEvent.fill(page.getByRole('textbox', { name: 'Per cent' }), percent)
}
const line = (name: string) =>
  page.getByRole('list', { name: 'Items to change' }).getByRole('listitem').filter({ hasText: name })

beforeEach(async () => {
  await page.viewport(360, 740)
  signedIn()
  server.rows = [kale, milk]
  server.save = storing
})
test('changes of many prices can be taken back, but for what somebody has changed since, which is named', async () => {
  await openPanel('?tab=groceries&mode=bulk')
  await page.getByRole('checkbox', { name: 'Select all 2' }).click()
  await raise('10')
  await button('Save 2 changes').click()
  await expect.element(succeeded('2 items saved successfully')).toBeVisible()
  server.rows = server.rows.map((row) => (row.id === milk.id ? withValues(row, { price: 90 }) : row))
  await page
    .getByRole('list', { name: 'What you changed here' })
    .getByRole('button', { name: /^Undo: 2 items saved/ })
    .click()
  await expect
    .element(page.getByText('1 item undone. Somebody has changed these since, so they stay: Milk.'))
    .toBeVisible()
  expect(server.rows.map(({ values }) => values['price'])).toEqual([100, 90])
  await expect.element(line('Kale')).toMatchTextContent(/KSh 100/)
  await expect.element(page.getByRole('list', { name: 'What you changed here' })).not.toBeInTheDocument()
})

test('they can be taken back again where the first attempt failed, one batch after the other', async () => {
  await openPanel('?tab=groceries&mode=bulk')
  for (const price of [110, 121]) {
    await page.getByRole('checkbox', { name: 'Kale' }).click()
    await raise('10')
    await button('Save 1 change').click()
    await expect.element(line('Kale')).toMatchTextContent(new RegExp(`KSh ${price}.*Saved`))
  }
  const done = page.getByRole('list', { name: 'What you changed here' }).getByRole('listitem')
  server.save = async () => ({ kind: 'failed', problem: { kind: 'offline' } })
  await done.first().getByRole('button').click()
  await expect.element(page.getByText(/^Not undone: Kale\./)).toBeVisible()
  server.save = storing
  await done.first().getByRole('button').click()
  await expect.element(line('Kale')).toMatchTextContent(/KSh 110/)
  await done.first().getByRole('button').click()
  await expect.element(line('Kale')).toMatchTextContent(/KSh 100/)
})

test('they are taken back by a tap on what says that they are saved', async () => {
  await openPanel('?tab=groceries&mode=bulk')
  await page.getByRole('checkbox', { name: 'Milk' }).click()
  await raise('10')
  await button('Save 1 change').click()
  await expect.element(line('Milk')).toMatchTextContent(/KSh 66/)
  await button('Undo').click()
  await expect.element(line('Milk')).toMatchTextContent(/KSh 60/)
  expect(server.rows.find(({ id }) => id === milk.id)?.values['price']).toBe(60)
})
