import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Saved, SaveRequest, ItemRow } from '@/admin/rules/item-row'
import { csvText } from '@/store/csv-rows'
import { allCampuses } from '@/admin/rules/access'
import { writeSheet } from '@/admin/rules/sheet/write-sheet'
import { sheetTexts } from '@/admin/words/sheet-texts'
import { shownTab } from '@/admin/words/tabs'
import { expectAccessible } from '../accessibility'
import { signedIn } from '../signed-in'
import { itemRow, openPanel, succeeded } from './panel'

const server = vi.hoisted(() => ({
  rows: [] as ItemRow[],
  saved: [] as SaveRequest[],
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
  readShops: async () => ({ ok: true, value: [] }),
}))
vi.mock('@/admin/store/read-entries', () => ({ readEdited: async () => ({ ok: true, value: null }) }))
vi.mock('@/admin/store/write-items', () => ({
  saveItem: async (_user: string, _spec: unknown, request: SaveRequest) => {
    server.saved.push(request)
    return server.save(request)
  },
}))
vi.mock('@/admin/store/entries', () => ({
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
  services: [
    { id: 's1', name: 'Wash', price: 100, description: 'Clean', image: '/pictures/services.svg#laundry' },
    { id: 's2', name: 'Iron', price: 50, description: 'Flat', image: '/pictures/services.svg#laundry' },
  ],
})
const written = (tab: 'groceries' | 'laundry', rows: readonly ItemRow[]) =>
  csvText(writeSheet(shownTab(tab, allCampuses), rows, sheetTexts([])))
const button = (name: string | RegExp) => page.getByRole('button', { name })
const checkbox = (name: string | RegExp) => page.getByRole('checkbox', { name })
const openBytes = async (content: BlobPart, name = 'prices.csv') => {
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('There is no field for a file')
  await userEvent.upload(input, new File([content], name))
}
const openFile = async (tab: string, content: BlobPart) => {
  await openPanel(`?tab=${tab}&mode=sheet`)
  await expect.element(button('Open a file')).toBeVisible()
  await openBytes(content)
}
const lines = (...all: string[]) => all.join('\r\n')
const mistakes = () => page.getByRole('list', { name: 'Mistakes' })
const line = (name: string) =>
  page.getByRole('list', { name: 'Lines to save' }).getByRole('listitem').filter({ hasText: name })
const isTooSmall = /too small: input "" 24x24$/

afterEach(() => page.viewport(360, 740))
beforeEach(() => {
  server.rows = [kale, milk]
  server.saved.length = 0
  server.save = storing
  signedIn('Zuhura Salim')
})

test('a file is checked line by line and saved only after confirmation', async () => {
  await openPanel('?tab=groceries')
  await button('Spreadsheet').click()
  await expect.element(button('Open a file')).toBeVisible()
  await openBytes(
    lines(
      'Id,Name,Price (KSh),Category,Note',
      `${kale.id},Kale,120,Fresh Produce,x`,
      `${milk.id},Milk,60,Fresh Produce,`,
      ',Managu,-5,Fresh Produce,',
      ',Terere,20,fresh produce,',
    ),
  )
  await expect.element(page.getByText('1 new, 1 changed, 1 unchanged')).toBeVisible()
  await expect.element(mistakes()).toMatchTextContent(/^Line 4, Price \(KSh\): Write a whole number, 0 or more\.$/)
  await expect.element(page.getByText(/left out: Note/)).toBeVisible()
  await expect.element(checkbox('Price (KSh): 100 → 120')).toBeChecked()
  await expect
    .element(line('Terere'))
    .toMatchTextContent(/^TerereName: Terere\s+Price \(KSh\): 20\s+Category: Fresh ProduceNew$/u)
  expect(server.saved).toEqual([])
  await expectAccessible(isTooSmall)
  server.save = async (request) =>
    request.rev === null ? { kind: 'failed', problem: { kind: 'offline' } } : storing(request)
  await button('Save 2 items').click()
  await expect.element(page.getByText('1 saved, 1 not saved')).toBeVisible()
  await expect.element(line('Kale')).toMatchTextContent(/Price \(KSh\): 100 → 120.*Saved/u)
  server.save = storing
  await button('Try again: 1').click()
  await expect.element(succeeded('1 item saved successfully')).toBeVisible()
  const [first, second, third] = server.saved
  expect(first).toMatchObject({ id: kale.id, rev: 1, values: { price: 120 } })
  expect(second).toMatchObject({ rev: null, values: { name: 'Terere', price: 20, category: 'produce' } })
  expect(third?.id, 'a second attempt is recognised').toBe(second?.id)
})

test('of the changes of an item those that are ticked are saved', async () => {
  await openFile('groceries', written('groceries', [kale, milk]).replace('Kale', 'Sukuma').replace('100', '120'))
  await checkbox('Name: Kale → Sukuma').click()
  await button('Save 1 item').click()
  await expect.element(succeeded('1 item saved successfully')).toBeVisible()
  expect(server.saved).toMatchObject([{ id: kale.id, rev: 1, values: { price: 120 } }])
  expect(Object.keys(server.saved[0]?.values ?? {})).toEqual(['price'])
  await expect.element(checkbox('Name: Kale → Sukuma')).not.toBeChecked()
  await checkbox('Name: Kale → Sukuma').click()
  await button('Try again: 1').click()
  await expect.poll(() => server.saved[1]).toMatchObject({ id: kale.id, rev: 2, values: { name: 'Sukuma' } })
})

test('an open review stays while a tablet is turned', async () => {
  await openFile('groceries', written('groceries', [kale, milk]).replace('Kale', 'Sukuma').replace('100', '120'))
  await checkbox('Name: Kale → Sukuma').click()
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
  ] as const) {
    await page.viewport(width, height)
    await expect.poll(() => page.getByRole('tab', { name: 'Groceries' }).elements().length).toBe(width > 992 ? 1 : 0)
    await expect.element(checkbox('Name: Kale → Sukuma')).not.toBeChecked()
    await expect.element(checkbox('Price (KSh): 100 → 120')).toBeChecked()
  }
})

test('what others have changed since the file was saved stays, and what both have changed is asked about', async () => {
  const yesterday = written('groceries', [kale, milk])
  server.rows = [withValues(kale, { price: 130 }), withValues(milk, { price: 70 })]
  await openFile('groceries', yesterday.replace('100', '120'))
  await expect.element(page.getByText('1 cell of the file is out of date. The newer value stays.')).toBeVisible()
  await expect.element(page.getByText('1 changed, 1 unchanged')).toBeVisible()
  await expect.element(checkbox('Price (KSh): 130 → 120')).not.toBeChecked()
  await expect
    .element(line('Kale'))
    .toMatchTextContent(/Somebody has changed it since the file was saved\. Yours: 120\. Now: 130\./u)
  await expect.element(button('Select what to change')).toBeDisabled()
  await expectAccessible(isTooSmall)
  await checkbox('Price (KSh): 130 → 120').click()
  await button('Save 1 item').click()
  await expect.poll(() => server.saved).toMatchObject([{ id: kale.id, rev: 2, values: { price: 120 } }])
})

test('what somebody changes during the review is shown and waits for another tick', async () => {
  server.save = async ({ rev }) =>
    rev === 1 ? { kind: 'changed', theirs: withValues(kale, { price: 150 }) } : { kind: 'saved', row: kale }
  await openFile('groceries', written('groceries', [kale]).replace('100', '120'))
  await button('Save 1 item').click()
  await expect.element(line('Kale')).toMatchTextContent(/Price \(KSh\): 150 → 120.*Somebody changed it meanwhile/u)
  await expect.element(checkbox('Price (KSh): 150 → 120')).not.toBeChecked()
  await checkbox('Price (KSh): 150 → 120').click()
  await button('Try again: 1').click()
  await expect.poll(() => server.saved.map(({ rev }) => rev)).toEqual([1, 2])
})

test('a service is changed, and the others of its provider stay', async () => {
  server.rows = [laundry]
  const [head = '', , iron = ''] = written('laundry', [laundry]).split('\r\n')
  await openFile('laundry', lines(head, iron.replace(',50,', ',55,')))
  await expect.element(checkbox('Iron, Price (KSh): 50 → 55')).toBeChecked()
  await expect.element(page.getByText(/^1 line of the list is not in the file\. It stays as it is/u)).toBeVisible()
  await button('Save 1 item').click()
  await expect
    .poll(() => server.saved)
    .toMatchObject([
      {
        id: laundry.id,
        values: {
          services: [
            { id: 's1', price: 100 },
            { id: 's2', price: 55 },
          ],
        },
      },
    ])
})

test('an item with a mistake is not saved at all', async () => {
  server.rows = [laundry]
  await openFile('laundry', written('laundry', [laundry]).replace('4.5', '4.9').replace(',50,', ',free,'))
  await expect.element(mistakes()).toMatchTextContent(/^Line 3, Service: Price \(KSh\): /u)
  await expect.element(page.getByText('The other lines of these are not saved either: Mama Asha.')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Lines to save' })).not.toBeInTheDocument()
})

test('new lines that are there already are not ticked', async () => {
  await openFile(
    'groceries',
    lines('Name,Price (KSh),Category', 'Kale,100,Fresh Produce', 'Kale,150,Fresh Produce', 'Eggs,20,Dairy Products'),
  )
  await expect.element(page.getByText('3 new')).toBeVisible()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'It is there already.' }).getByRole('checkbox'))
    .not.toBeChecked()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Another one has this name.' }).getByRole('checkbox'))
    .toBeChecked()
  await expect.element(button('Save 2 items')).toBeVisible()
  await checkbox('Select all 3').click()
  await expect.element(button('Save 3 items')).toBeVisible()
  await checkbox('Select all 3').click()
  await expect.element(button('Select what to change')).toBeDisabled()
})

test('a file in Kiswahili, as Windows saves it, is read', async () => {
  const text = lines('Jina;Bei (KSh);Kategoria', 'Caf\xe9;1.250,00;Mboga na Matunda')
  await openFile('groceries', Uint8Array.from([...text].map((letter) => letter.charCodeAt(0))))
  await expect.element(line('Café')).toMatchTextContent(/Price \(KSh\): 1250\s/u)
  await button('Save 1 item').click()
  await expect.poll(() => server.saved).toMatchObject([{ values: { name: 'Café', price: 1250, category: 'produce' } }])
})

test('a line with a quote that is not closed is named, and what is above it can be saved', async () => {
  await openFile(
    'groceries',
    lines('Name,Price (KSh),Category', 'Eggs,20,Dairy Products', '"Managu,15,Fresh Produce', 'Terere,10,Fresh Produce'),
  )
  await expect
    .element(mistakes())
    .toMatchTextContent(/^Line 3: a quotation mark is not closed\. This line and all below it are not read\.$/u)
  await expect.element(page.getByText('1 new')).toBeVisible()
})

test('a workbook is named, and how to save it as a table', async () => {
  await openFile('groceries', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))
  await expect
    .element(page.getByText(/^This is an Excel workbook\. Open it in the spreadsheet program, save it there as CSV/u))
    .toBeVisible()
})

test('a file is refused when no column is known', async () => {
  await openFile('groceries', lines('a,b', '1,2'))
  await expect.element(page.getByText(/^No column of this file has a name that is known here/)).toBeVisible()
})

test('an import can be taken back, but for what somebody has changed since, and the file is then read again', async () => {
  const before = [kale, milk].map(({ values }) => values['price'])
  await openFile(
    'groceries',
    written('groceries', [kale, milk])
      .replace(/\b100\b/, '110')
      .replace(/\b60\b/, '70'),
  )
  await button('Save 2 items').click()
  await expect.element(succeeded('2 items saved successfully')).toBeVisible()
  server.rows = server.rows.map((row) => (row.id === milk.id ? withValues(row, { price: 90 }) : row))
  server.save = async (request) => {
    const now = server.rows.find(({ id }) => id === request.id) ?? null
    return now?.rev === request.rev ? storing(request) : { kind: 'changed', theirs: now }
  }
  await page
    .getByRole('list', { name: 'What you changed here' })
    .getByRole('button', { name: /^Undo: 2 items saved/ })
    .click()
  await expect
    .element(page.getByText('1 item undone. Somebody has changed these since, so they stay: Milk.'))
    .toBeVisible()
  expect(server.rows.map(({ values }) => values['price'])).toEqual([before[0], 90])
  await expect.element(page.getByRole('region', { name: 'What the file changes' })).not.toBeInTheDocument()
})
