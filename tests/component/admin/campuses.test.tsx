import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ItemsRequest } from '@/admin/store/items'
import type { SaveRequest, ItemRow, Values } from '@/admin/rules/item-row'
import { allCampuses, type AdminScope } from '@/admin/rules/access'
import type { TabSpec } from '@/admin/rules/tab-spec'
import { campusSlug } from '@/kit/rules/campus'
import { expectAccessible } from '../accessibility'
import { signedIn } from '../signed-in'
import { field, itemIn, itemRow, openPanel, save, succeeded } from './panel'

type Stored = { readonly campus: string; readonly table: string; readonly row: ItemRow }

const server = vi.hoisted(() => ({
  scope: {} as AdminScope,
  campuses: [] as { slug: string; name: string }[],
  rows: [] as Stored[],
  saved: [] as SaveRequest[],
}))
const found = ({ table }: TabSpec, campus: string | null) =>
  server.rows
    .filter((stored) => stored.table === table && (campus === null || stored.campus === campus))
    .map(({ row }) => row)
vi.mock('@/admin/store/access', () => ({
  readScope: async () => ({ ok: true, value: server.scope }),
  readCampuses: async () => ({ ok: true, value: server.campuses }),
}))
vi.mock('@/store/sync/pull/pull-now', () => ({ pullNow: async () => {} }))
vi.mock('@/admin/store/items', () => ({
  readItems: async (_user: string, spec: TabSpec, { campus }: ItemsRequest) => {
    const rows = found(spec, campus)
    return { ok: true, value: { rows, total: rows.length, page: 1 } }
  },
  readItem: async (_user: string, spec: TabSpec, id: string, campus: string | null) => ({
    ok: true,
    value: found(spec, campus).find((row) => row.id === id) ?? null,
  }),
  readShops: async (_user: string, campus: string) => ({
    ok: true,
    value: [{ id: campus, shop_name: `Shop of ${campus}` }],
  }),
}))
vi.mock('@/admin/store/write-items', () => ({
  saveItem: async (_user: string, _spec: unknown, request: SaveRequest) => {
    server.saved.push(request)
    return { kind: 'saved', row: itemRow(request.values) }
  },
}))

const grocery = (campus: string, name: string): Stored => ({
  campus,
  table: 'groceries',
  row: itemRow({ name, price: 30, category: 'produce' }),
})
const campusRow = (slug: string, name: string, values: Values = {}): Stored => ({
  campus: slug,
  table: 'campuses',
  row: itemRow({
    slug,
    name,
    short_name: slug,
    town: 'Nairobi',
    colour: '#1f4e9c',
    website: null,
    contacts: [],
    emergency: [{ label: 'Police', value: '999' }],
    position: 1,
    ...values,
  }),
})
const uon = campusRow('uon', 'University of Nairobi')
const tum = campusRow('tum', 'Technical University of Mombasa')
const chooser = () => page.getByRole('combobox', { name: 'Campus' })
const add = () => page.getByRole('button', { name: 'Add New Item' }).click()
const choose = (name: string) => userEvent.selectOptions(chooser(), name)

beforeEach(() => {
  server.scope = allCampuses
  server.campuses = [
    { slug: 'tum', name: 'Technical University of Mombasa' },
    { slug: 'uon', name: 'University of Nairobi' },
  ]
  server.rows = [tum, uon, grocery('tum', 'Sukuma of TUM'), grocery('uon', 'Sukuma of UoN')]
  server.saved.length = 0
  signedIn('Zuhura Salim')
})

describe('an admin of all campuses', () => {
  test('starts with the phone’s campus and can choose another, which then filters lists and receives new rows', async () => {
    const screen = await openPanel('?tab=groceries')
    await expect.element(itemIn('Sukuma of TUM')).toBeVisible()
    await expect.element(chooser()).toHaveValue('tum')
    await choose('University of Nairobi')
    await expect.element(itemIn('Sukuma of UoN')).toBeVisible()
    await expect.element(itemIn('Sukuma of TUM')).not.toBeInTheDocument()
    await expect.element(page.getByText('1 item, newest first')).toBeVisible()
    expect(screen.address()).toBe('/admin?campus=uon&tab=groceries')
    await add()
    await userEvent.fill(field('Name'), 'Managu')
    await userEvent.fill(field('Price (KSh)'), '20')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Category' }), 'Fresh Produce')
    await save()
    await expect.element(succeeded('Item created successfully')).toBeVisible()
    expect(server.saved).toMatchObject([{ campus: 'uon', rev: null, values: { name: 'Managu' } }])
    await expect.poll(screen.address).toBe('/admin?campus=uon&tab=groceries')
    screen.router.history.go(-2)
    await expect.element(itemIn('Sukuma of TUM')).toBeVisible()
    await expect.element(chooser()).toHaveValue('tum')
  })

  test('keeps a separate draft per campus', async () => {
    const closed = async () => {
      await page.getByRole('button', { name: 'Close' }).click()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
    await openPanel('?tab=groceries')
    await add()
    await userEvent.fill(field('Name'), 'For Mombasa')
    await closed()
    await choose('University of Nairobi')
    await add()
    await expect.element(field('Name')).toHaveValue('')
    await closed()
    await choose('Technical University of Mombasa')
    await add()
    await expect.element(field('Name')).toHaveValue('For Mombasa')
  })

  test('chooses among the shops of the campus', async () => {
    await openPanel('?campus=uon&tab=eshop&item=new')
    await expect
      .element(page.getByRole('combobox', { name: 'Shop' }).getByRole('option', { name: 'Shop of uon' }))
      .toBeInTheDocument()
  })

  test('keeps the chosen campus when changing to another part of the panel', async () => {
    const screen = await openPanel('?campus=uon&tab=groceries')
    await page.getByRole('button', { name: 'All kinds' }).click()
    await page.getByRole('button', { name: 'Campuses' }).click()
    await expect.poll(screen.address).toBe('/admin?campus=uon&tab=campuses')
  })

  test('falls back to the phone’s campus for an unknown slug', async () => {
    await openPanel('?campus=nowhere&tab=groceries')
    await expect.element(itemIn('Sukuma of TUM')).toBeVisible()
    await expect.element(chooser()).toHaveValue('tum')
  })

  test('creates a campus, which can then be chosen', async () => {
    await openPanel('?tab=campuses&item=new')
    await expect.element(itemIn('University of Nairobi')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Delete University of Nairobi' })).not.toBeInTheDocument()
    await userEvent.fill(field('Slug'), 'KMTC')
    await userEvent.fill(field('Name').first(), 'Kenya Medical Training College')
    await userEvent.fill(field('Short name'), 'KMTC')
    await userEvent.fill(field('Town'), 'Mombasa')
    await userEvent.fill(field('Emergency numbers'), 'Clinic: 0700')
    await save()
    await expect.element(page.getByText(/^2 to 20 small letters/)).toBeVisible()
    await expect.element(page.getByText(/“Clinic: 0700”: This phone number is not complete/)).toBeVisible()
    await expectAccessible()
    await userEvent.fill(field('Slug'), 'kmtc')
    await userEvent.fill(field('Emergency numbers'), 'Clinic: 0700 000 090\nPolice: 999')
    server.campuses = [...server.campuses, { slug: 'kmtc', name: 'Kenya Medical Training College' }]
    await save()
    await expect.element(succeeded('Campus created successfully')).toBeVisible()
    expect(server.saved).toMatchObject([
      {
        campus: null,
        rev: null,
        values: {
          slug: 'kmtc',
          emergency: [
            { label: 'Clinic', value: '0700 000 090' },
            { label: 'Police', value: '999' },
          ],
        },
      },
    ])
    await choose('Kenya Medical Training College')
    await expect.element(chooser()).toHaveValue('kmtc')
  })

  test('changes a campus, but not its slug', async () => {
    await openPanel(`?tab=campuses&item=${uon.row.id}`)
    await expect.element(field('Slug')).toHaveValue('uon')
    await expect.element(field('Slug')).toHaveAttribute('readonly')
    await expect.element(field('Emergency numbers')).toHaveValue('Police: 999')
    await userEvent.fill(field('Town'), 'Nairobi West')
    await save()
    await expect.element(succeeded('Campus updated successfully')).toBeVisible()
    expect(server.saved).toMatchObject([{ campus: null, rev: 1, values: { town: 'Nairobi West', position: 1 } }])
  })
})

describe('an admin of one campus', () => {
  beforeEach(() => {
    server.scope = { kind: 'one', campus: campusSlug('uon') }
  })

  test('sees only the name and rows of their campus, whatever campus the address names', async () => {
    await openPanel('?campus=tum&tab=groceries')
    await expect.element(itemIn('Sukuma of UoN')).toBeVisible()
    await expect.element(itemIn('Sukuma of TUM')).not.toBeInTheDocument()
    await expect.element(page.getByText('University of Nairobi')).toBeVisible()
    await expect.element(chooser()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Reports' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Messages' })).not.toBeInTheDocument()
  })

  test('cannot open an item of another campus', async () => {
    const other = server.rows.find(({ row }) => row.values['name'] === 'Sukuma of TUM')
    await openPanel(`?tab=groceries&item=${other?.row.id}`)
    await expect.element(page.getByRole('dialog').getByText('That item is no longer here.')).toBeVisible()
    await expect.element(field('Name')).not.toBeInTheDocument()
  })

  test('can change only the website and the numbers of their own campus', async () => {
    await openPanel('?tab=campuses')
    await expect.element(itemIn('University of Nairobi')).toBeVisible()
    await expect.element(itemIn('Technical University of Mombasa')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Add New Item' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Edit University of Nairobi' }).click()
    await userEvent.fill(field('Contacts'), 'Dean of Students: dean@uon.example')
    await expect.element(field('Town')).not.toBeInTheDocument()
    await expectAccessible()
    await save()
    await expect.element(succeeded('Campus updated successfully')).toBeVisible()
    expect(server.saved.map(({ values }) => values)).toEqual([
      {
        website: null,
        contacts: [{ label: 'Dean of Students', value: 'dean@uon.example' }],
        emergency: [{ label: 'Police', value: '999' }],
      },
    ])
  })
})
