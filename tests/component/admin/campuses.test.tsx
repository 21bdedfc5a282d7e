import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ItemsRequest, SaveRequest } from '@/data/admin/items'
import type { ItemRow, Values } from '@/domain/admin/item-row'
import { allCampuses, type AdminScope } from '@/domain/admin/scope'
import type { TabSpec } from '@/domain/admin/tab-spec'
import { campusSlug } from '@/domain/university/campus'
import { expectNoBarriers } from '../barriers'
import { signedIn } from '../signed-in'
import { field, itemIn, itemRow, openPanel, save, succeeded } from './panel'

type Stored = { readonly campus: string; readonly table: string; readonly row: ItemRow }

const server = vi.hoisted(() => ({ scope: {} as AdminScope, campuses: [] as { slug: string; name: string }[], rows: [] as Stored[], saved: [] as SaveRequest[] }))
const found = ({ table }: TabSpec, campus: string | null) => server.rows.filter((stored) => stored.table === table && (campus === null || stored.campus === campus)).map(({ row }) => row)
vi.mock('@/data/admin/access', () => ({ readScope: async () => ({ ok: true, value: server.scope }) }))
vi.mock('@/data/admin/campuses', () => ({ readCampuses: async () => ({ ok: true, value: server.campuses }) }))
vi.mock('@/data/sync/pull-now', () => ({ pullNow: async () => {} }))
vi.mock('@/data/admin/items', () => ({
  readItems: async (_person: string, spec: TabSpec, { campus }: ItemsRequest) => {
    const rows = found(spec, campus)
    return { ok: true, value: { rows, total: rows.length, page: 1 } }
  },
  readItem: async (_person: string, spec: TabSpec, id: string, campus: string | null) => ({ ok: true, value: found(spec, campus).find((row) => row.id === id) ?? null }),
  readShops: async (_person: string, campus: string) => ({ ok: true, value: [{ id: campus, shop_name: `Shop of ${campus}` }] }),
  saveItem: async (_person: string, _spec: unknown, request: SaveRequest) => {
    server.saved.push(request)
    return { kind: 'saved', row: itemRow(request.values) }
  },
}))

const grocery = (campus: string, name: string): Stored => ({ campus, table: 'groceries', row: itemRow({ name, price: 30, category: 'produce' }) })
const campusRow = (slug: string, name: string, values: Values = {}): Stored => ({
  campus: slug,
  table: 'campuses',
  row: itemRow({ slug, name, short_name: slug, town: 'Nairobi', colour: '#1f4e9c', website: null, contacts: [], emergency: [{ label: 'Police', value: '999' }], position: 1, ...values }),
})
const uon = campusRow('uon', 'University of Nairobi')
const tum = campusRow('tum', 'Technical University of Mombasa')
const chooser = () => page.getByRole('combobox', { name: 'Campus' })
const choose = (name: string) => userEvent.selectOptions(chooser(), name)

beforeEach(() => {
  server.scope = allCampuses
  server.campuses = [{ slug: 'tum', name: 'Technical University of Mombasa' }, { slug: 'uon', name: 'University of Nairobi' }]
  server.rows = [tum, uon, grocery('tum', 'Sukuma of TUM'), grocery('uon', 'Sukuma of UoN')]
  server.saved.length = 0
  signedIn('Zuhura Salim')
})

describe('an admin of all campuses', () => {
  test('begins with the campus of the phone, and chooses another, to which lists and new rows then belong', async () => {
    const screen = await openPanel('?tab=groceries')
    await expect.element(itemIn('Sukuma of TUM')).toBeVisible()
    await expect.element(chooser()).toHaveValue('tum')
    await choose('University of Nairobi')
    await expect.element(itemIn('Sukuma of UoN')).toBeVisible()
    await expect.element(itemIn('Sukuma of TUM')).not.toBeInTheDocument()
    await expect.element(page.getByText('1 item, newest first')).toBeVisible()
    expect(screen.address()).toBe('/admin?campus=uon&tab=groceries')
    await userEvent.fill(field('Name'), 'Managu')
    await userEvent.fill(field('Price (KSh)'), '20')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Category' }), 'Fresh Produce')
    await save()
    await expect.element(succeeded('Item created successfully')).toBeVisible()
    expect(server.saved).toMatchObject([{ campus: 'uon', rev: null, values: { name: 'Managu' } }])
    screen.router.history.back()
    await expect.element(itemIn('Sukuma of TUM')).toBeVisible()
    await expect.element(chooser()).toHaveValue('tum')
  })

  test('finds what was typed for one campus in its form alone', async () => {
    await openPanel('?tab=groceries')
    await userEvent.fill(field('Name'), 'For Mombasa')
    await choose('University of Nairobi')
    await expect.element(field('Name')).toHaveValue('')
    await choose('Technical University of Mombasa')
    await expect.element(field('Name')).toHaveValue('For Mombasa')
  })

  test('chooses among the shops of the campus', async () => {
    await openPanel('?campus=uon&tab=eshop')
    await expect.element(page.getByRole('combobox', { name: 'Shop' }).getByRole('option', { name: 'Shop of uon' })).toBeInTheDocument()
  })

  test('keeps the campus from one part of the panel to the next', async () => {
    const screen = await openPanel('?campus=uon&tab=groceries')
    await page.getByRole('tab', { name: 'Campuses' }).click()
    await expect.poll(screen.address).toBe('/admin?campus=uon&tab=campuses')
  })

  test('is shown the campus of the phone for one that does not exist', async () => {
    await openPanel('?campus=nowhere&tab=groceries')
    await expect.element(itemIn('Sukuma of TUM')).toBeVisible()
    await expect.element(chooser()).toHaveValue('tum')
  })

  test('creates a campus, which can then be chosen', async () => {
    await openPanel('?tab=campuses')
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
    await expectNoBarriers()
    await userEvent.fill(field('Slug'), 'kmtc')
    await userEvent.fill(field('Emergency numbers'), 'Clinic: 0700 000 090\nPolice: 999')
    server.campuses = [...server.campuses, { slug: 'kmtc', name: 'Kenya Medical Training College' }]
    await save()
    await expect.element(succeeded('Campus created successfully')).toBeVisible()
    expect(server.saved).toMatchObject([{ campus: null, rev: null, values: { slug: 'kmtc', emergency: [{ label: 'Clinic', value: '0700 000 090' }, { label: 'Police', value: '999' }] } }])
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

  test('sees its name and its rows, whatever campus the address names', async () => {
    await openPanel('?campus=tum&tab=groceries')
    await expect.element(itemIn('Sukuma of UoN')).toBeVisible()
    await expect.element(itemIn('Sukuma of TUM')).not.toBeInTheDocument()
    await expect.element(page.getByText('University of Nairobi')).toBeVisible()
    await expect.element(chooser()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Reports' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Messages' })).not.toBeInTheDocument()
  })

  test('does not open an item of another campus', async () => {
    const other = server.rows.find(({ row }) => row.values['name'] === 'Sukuma of TUM')
    await openPanel(`?tab=groceries&item=${other?.row.id}`)
    await expect.element(page.getByRole('heading', { name: 'Add New Item' })).toBeVisible()
    await expect.element(field('Name')).toHaveValue('')
  })

  test('changes the website and the numbers of their own campus alone', async () => {
    await openPanel('?tab=campuses')
    await expect.element(itemIn('University of Nairobi')).toBeVisible()
    await expect.element(itemIn('Technical University of Mombasa')).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Add New Item' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Edit University of Nairobi' }).click()
    await userEvent.fill(field('Contacts'), 'Dean of Students: dean@uon.example')
    await expect.element(field('Town')).not.toBeInTheDocument()
    await expectNoBarriers()
    await save()
    await expect.element(succeeded('Campus updated successfully')).toBeVisible()
    expect(server.saved.map(({ values }) => values)).toEqual([
      { website: null, contacts: [{ label: 'Dean of Students', value: 'dean@uon.example' }], emergency: [{ label: 'Police', value: '999' }] },
    ])
  })
})
