import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ItemsRequest } from '@/admin/store/items'
import type { Saved, SaveRequest, ItemRow } from '@/admin/rules/item-row'
import { expectAccessible } from '../accessibility'
import { signedIn } from '../signed-in'
import { field, itemIn, itemRow, openPanel, save, succeeded } from './panel'

const server = vi.hoisted(() => ({
  rows: [] as ItemRow[],
  saved: [] as SaveRequest[],
  edited: null as { id: string; rev: number } | null,
  putBack: [] as unknown[],
  save: async (_request: SaveRequest): Promise<Saved> => ({ kind: 'failed', problem: { kind: 'offline' } }),
}))
vi.mock('@/admin/store/access', () => ({
  readScope: async () => ({ ok: true, value: { kind: 'all' } }),
  readCampuses: async () => ({ ok: true, value: [] }),
}))
vi.mock('@/store/sync/pull/pull-now', () => ({ pullNow: async () => {} }))
vi.mock('@/admin/store/items', () => {
  const found = (query: string) =>
    server.rows.filter(({ values }) => String(values['name'] ?? values['title']).includes(query))
  const page1 = (rows: ItemRow[]) => ({ ok: true, value: { rows, total: rows.length, page: 1 } })
  return {
    readItems: async (_user: string, _spec: unknown, { query }: ItemsRequest) => page1(found(query)),
    readAllItems: async (_user: string, _spec: unknown, { query }: ItemsRequest) => ({ ok: true, value: found(query) }),
    readItem: async (_user: string, _spec: unknown, id: string) => ({
      ok: true,
      value: server.rows.find((row) => row.id === id) ?? null,
    }),
    readShops: async () => ({ ok: true, value: [] }),
  }
})
vi.mock('@/admin/store/write-items', () => ({
  saveItem: async (_user: string, _spec: unknown, request: SaveRequest) => {
    server.saved.push(request)
    return server.save(request)
  },
}))
vi.mock('@/admin/store/read-entries', () => ({ readEdited: async () => ({ ok: true, value: server.edited }) }))
vi.mock('@/admin/store/entries', () => ({
  putBackShipped: async (_user: string, row: unknown) => {
    server.putBack.push(row)
    return { ok: true, value: true }
  },
  saveEntries: async (_user: string, _key: unknown, requests: readonly SaveRequest[]) => {
    server.saved.push(...requests)
    return new Map(
      await Promise.all(requests.map(async (request) => [request.id, await server.save(request)] as const)),
    )
  },
}))

const withValues = (row: ItemRow, values: ItemRow['values']): ItemRow => ({
  ...row,
  rev: row.rev + 1,
  values: { ...row.values, ...values },
})
const storing = async ({ id, values }: SaveRequest): Promise<Saved> => {
  const before = server.rows.find((row) => row.id === id)
  const row = before ? withValues(before, values) : { ...itemRow(values), id }
  server.rows = before ? server.rows.map((each) => (each.id === id ? row : each)) : [...server.rows, row]
  return { kind: 'saved', row }
}
const grocery = (name: string, price: number) =>
  itemRow({ name, description: null, price, category: 'produce', store_name: null, whatsapp: null, image_url: null })
const kale = grocery('Kale', 100)
const milk = grocery('Milk', 60)
const laundry = itemRow({
  name: 'Mama Asha',
  rating: 4.5,
  location: 'Tudor',
  whatsapp: '0712345678',
  services: [{ id: 's1', name: 'Wash', price: 100, description: 'Clean', image: '/pictures/services.svg#laundry' }],
})
const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(() => {
  server.rows = [kale, milk]
  server.saved.length = 0
  server.putBack.length = 0
  server.edited = null
  server.save = storing
  signedIn('Zuhura Salim')
})
afterEach(() => page.viewport(360, 740))

describe('on a phone', () => {
  test('the kinds are shown first, then a list, then a form over it', async () => {
    const screen = await openPanel()
    await expect.element(page.getByRole('heading', { name: 'Manage Content' })).toBeVisible()
    await expectAccessible()
    await button('Groceries').click()
    await expect.element(page.getByRole('heading', { name: 'Groceries' })).toBeVisible()
    await expect.element(itemIn('Kale')).toBeVisible()
    await expectAccessible()
    await button('Add New Item').click()
    await expect.element(page.getByRole('dialog', { name: 'Add New Item' })).toBeVisible()
    expect(screen.address()).toBe('/admin?tab=groceries&item=new')
    await expectAccessible()
    await button('Close').click()
    await expect.poll(screen.address).toBe('/admin?tab=groceries')
    await button('All kinds').click()
    await expect.element(button('Emergency contacts')).toBeVisible()
  })

  test('a draft survives closing the form', async () => {
    await openPanel('?tab=groceries&item=new')
    await userEvent.fill(field('Name'), 'Managu')
    await button('Close').click()
    await button('Add New Item').click()
    await expect.element(field('Name')).toHaveValue('Managu')
  })
})

test('a wide screen shows the form on the left and the list on the right', async () => {
  await page.viewport(1280, 800)
  await openPanel('?tab=groceries')
  await expect.element(page.getByRole('tab', { name: 'Groceries' })).toHaveAttribute('aria-selected', 'true')
  const form = page.getByRole('region', { name: 'Add New Item' })
  const list = page.getByRole('list', { name: 'Items' })
  await expect.element(list).toBeVisible()
  expect(form.element().getBoundingClientRect().right).toBeLessThan(list.element().getBoundingClientRect().left)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280)
  await button('Edit Kale').click()
  await expect.element(page.getByRole('heading', { name: 'Edit Item' })).toHaveFocus()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'Food' }).click()
  await expect.element(field('Restaurant')).toBeVisible()
})

describe('bulk price changes', () => {
  const raise = async (percent: string) => {
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Change' }), 'Raise by %')
    await userEvent.fill(page.getByRole('textbox', { name: 'Per cent' }), percent)
  }
  const line = (name: string) =>
    page.getByRole('list', { name: 'Items to change' }).getByRole('listitem').filter({ hasText: name })

  test('are previewed before they are saved, and each shows its own result', async () => {
    await openPanel('?tab=groceries')
    await button('Change many').click()
    await page.getByRole('checkbox', { name: 'Select all 2' }).click()
    await raise('10')
    await expect.element(line('Kale')).toMatchTextContent(/KSh 100 → KSh 110/)
    await expect.element(line('Milk')).toMatchTextContent(/KSh 60 → KSh 66/)
    expect(server.saved).toEqual([])
    // The label enlarges the touch target of a checkbox.
    await expectAccessible(/too small: input "" 24x24$/)
    server.save = async (request) =>
      request.id === milk.id
        ? { kind: 'failed', problem: { kind: 'busy', message: 'Too many requests' } }
        : storing(request)
    await button('Save 2 changes').click()
    await expect.element(line('Kale')).toMatchTextContent(/KSh 110.*Saved/)
    await expect.element(line('Milk')).toMatchTextContent(/Too many requests/)
    await expect.element(page.getByText('1 saved, 1 not saved')).toBeVisible()
    server.save = storing
    await button('Save 1 change').click()
    await expect.element(succeeded('1 item saved successfully')).toBeVisible()
    expect(server.saved.map(({ id, values }) => [id, values])).toEqual([
      [kale.id, { price: 110 }],
      [milk.id, { price: 66 }],
      [milk.id, { price: 66 }],
    ])
  })

  test('show another admin’s newer price and are saved only after a second confirmation', async () => {
    const theirs = withValues(kale, { price: 200 })
    server.save = async ({ rev }) =>
      rev === theirs.rev ? { kind: 'saved', row: withValues(theirs, { price: 220 }) } : { kind: 'changed', theirs }
    await openPanel('?tab=groceries&mode=bulk')
    await page.getByRole('checkbox', { name: 'Kale' }).click()
    await raise('10')
    await button('Save 1 change').click()
    await expect.element(line('Kale')).toMatchTextContent(/KSh 200 → KSh 220.*Somebody changed it meanwhile/)
    await button('Save 1 change').click()
    await expect.element(line('Kale')).toMatchTextContent(/KSh 220.*Saved/)
  })

  test('of a provider apply to all its services', async () => {
    server.rows = [laundry]
    await openPanel('?tab=laundry&mode=bulk')
    await page.getByRole('checkbox', { name: 'Mama Asha' }).click()
    await raise('50')
    await expect.element(line('Mama Asha')).toMatchTextContent(/Wash.*KSh 100 → KSh 150/)
    await button('Save 1 change').click()
    await expect.poll(() => server.saved).toMatchObject([{ values: { services: [{ id: 's1', price: 150 }] } }])
  })

  test('cannot make a price negative', async () => {
    await openPanel('?tab=groceries&mode=bulk')
    await page.getByRole('checkbox', { name: 'Milk' }).click()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Change' }), 'Lower by an amount')
    await userEvent.fill(page.getByRole('textbox', { name: 'Amount' }), '61')
    await expect.element(line('Milk')).toMatchTextContent(/would be below 0/)
    await expect.element(button('Save 0 changes')).toBeVisible()
  })
})

describe('a catalogue', () => {
  test('is edited entry by entry, including services', async () => {
    server.rows = [laundry]
    await openPanel('?tab=laundry')
    await expect.element(page.getByText(/^This is the list that comes with the app/)).toBeVisible()
    await button('Edit Mama Asha').click()
    await expectAccessible()
    await button('Add a service').click()
    const added = page.getByRole('group', { name: 'New service' })
    await userEvent.fill(added.getByRole('textbox', { name: 'Price (KSh)' }), '-1')
    await save()
    await expect.element(page.getByText('Write a whole number, 0 or more.')).toBeVisible()
    await expect.element(page.getByText('Some of them have mistakes.')).toBeVisible()
    expect(server.saved).toEqual([])
    await page
      .getByRole('group', { name: 'KSh -1' })
      .getByRole('button', { name: /^Remove KSh/ })
      .click()
    await page.getByText('Wash, KSh 100').click()
    await userEvent.fill(
      page.getByRole('group', { name: 'Wash, KSh 100' }).getByRole('textbox', { name: 'Price (KSh)' }),
      '120',
    )
    await save()
    await expect.element(succeeded('Item updated successfully')).toBeVisible()
    expect(server.saved).toMatchObject([
      { id: laundry.id, values: { name: 'Mama Asha', services: [{ id: 's1', name: 'Wash', price: 120 }] } },
    ])
  })

  test('is saved on top of another admin’s change to a different entry', async () => {
    server.rows = [laundry]
    server.save = async ({ rev, values }) =>
      rev === 1 ? { kind: 'changed', theirs: { ...laundry, rev: 2 } } : { kind: 'saved', row: { ...laundry, values } }
    await openPanel(`?tab=laundry&item=${laundry.id}`)
    await userEvent.fill(field('Location'), 'Ganjoni')
    await save()
    await expect.element(succeeded('Item updated successfully')).toBeVisible()
    expect(server.saved.map(({ rev }) => rev)).toEqual([1, 2])
  })

  test('asks which version to keep when both admins changed the same entry', async () => {
    server.rows = [laundry]
    server.save = async ({ rev }) =>
      rev === 1
        ? { kind: 'changed', theirs: { ...withValues(laundry, { location: 'Likoni' }) } }
        : { kind: 'saved', row: laundry }
    await openPanel(`?tab=laundry&item=${laundry.id}`)
    await userEvent.fill(field('Location'), 'Ganjoni')
    await save()
    await expect
      .element(page.getByRole('dialog', { name: 'It was changed meanwhile' }))
      .toMatchTextContent(/LocationYoursGanjoniTheirsLikoni/)
  })

  test('shows a field that applies only to some entries', async () => {
    server.rows = []
    await openPanel('?tab=drivers&item=new')
    await expect.element(field('Capacity')).not.toBeInTheDocument()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Vehicle' }), 'Tuk Tuk')
    await expect.element(field('Capacity')).toBeVisible()
  })

  test('is reset to the shipped list after a confirmation', async () => {
    server.rows = [laundry]
    server.edited = { id: 'row', rev: 9 }
    await openPanel('?tab=laundry')
    await button('Back to the shipped list').click()
    await expectAccessible()
    await button('Delete what was edited').click()
    await expect.element(succeeded('The shipped list is back')).toBeVisible()
    expect(server.putBack).toEqual([{ id: 'row', rev: 9 }])
  })
})
