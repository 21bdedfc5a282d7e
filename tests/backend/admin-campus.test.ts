import { randomUUID } from 'node:crypto'
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readScope } from '@/data/admin/access'
import { readCampuses } from '@/data/admin/campuses'
import { readItem, readItems, readShops, saveItem } from '@/data/admin/items'
import { authStorage, sessionKey } from '@/data/session/auth-storage'
import { tabSpec } from '@/domain/admin/tabs'
import { userId, type UserId } from '@/domain/shared/ids'
import { campusSlug } from '@/domain/university/campus'
import { policyMatrix } from './policy-matrix.ts'
import type { Person } from './start-backend.ts'
import { addCampus, insertRow } from './sync-fixture.ts'
import { backendWithPeople } from './with-people.ts'

// What an admin of one campus may do, through the API and through the panel's data layer.

const { backend, people } = await backendWithPeople()
const tum = campusSlug('tum')
const kmtc = campusSlug('kmtc')
let ofKmtc: Person

const signInAs = async ({ client, user }: Person): Promise<UserId> => {
  const { data } = await client.auth.getSession()
  await authStorage.setItem(sessionKey, JSON.stringify(data.session))
  return userId(user.id)
}

beforeAll(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', backend.url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', backend.keys.publishable)
  await addCampus(backend, 'kmtc')
  ofKmtc = await backend.signUpAsAdmin()
  await backend.sql(`update public.profiles set admin_campus = 'kmtc' where id = $1`, [ofKmtc.user.id])
})
afterAll(() => vi.unstubAllEnvs())

const catalogueTables = ['groceries', 'medicines', 'shops', 'eshop_products', 'service_providers', 'rentals', 'university_links']

describe.each(catalogueTables)('an admin of one campus, in %s', (table) => {
  const valuesFor = async (campus: string) => ({ ...(await policyMatrix[table]?.values(backend, people)), campus })
  const change = policyMatrix[table]?.change ?? {}

  test('adds, changes and deletes rows of that campus', async () => {
    const id = randomUUID()
    const rows = () => ofKmtc.client.from(table)
    expect((await rows().insert({ ...(await valuesFor('kmtc')), id })).error).toBeNull()
    expect((await rows().update(change).eq('id', id).select('id')).data).toEqual([{ id }])
    expect((await rows().delete().eq('id', id).select('id')).data).toEqual([{ id }])
  })

  test('adds, changes and deletes none of another', async () => {
    const refused = { error: { code: '42501' } }
    expect(await ofKmtc.client.from(table).insert(await valuesFor('tum'))).toMatchObject(refused)
    const { campus: _left, ...withoutCampus } = await valuesFor('tum')
    expect(await ofKmtc.client.from(table).insert(withoutCampus), 'the default campus').toMatchObject(refused)
    const id = await insertRow(backend, table, await valuesFor('tum'))
    expect((await ofKmtc.client.from(table).update(change).eq('id', id).select('id')).data).toEqual([])
    expect((await ofKmtc.client.from(table).delete().eq('id', id).select('id')).data).toEqual([])
  })
})

test('an admin of one campus adds no photo to a rental of another', async () => {
  const rental = await insertRow(backend, 'rentals', { ...(await policyMatrix['rentals']?.values(backend, people)), campus: 'tum' })
  const photo = { rental_id: rental, image_url: '/room.svg', campus: 'kmtc' }
  expect(await ofKmtc.client.from('rental_photos').insert(photo)).toMatchObject({ error: { code: '42501' } })
})

describe('campuses', () => {
  const contacts = [{ label: 'Campus Clinic', value: '+254 700 000 090' }]

  test('are changed by their own admins, and by those of all', async () => {
    for (const { client } of [ofKmtc, people.admin]) {
      expect((await client.from('campuses').update({ contacts }).eq('slug', 'kmtc').select('contacts')).data).toEqual([{ contacts }])
    }
    expect((await ofKmtc.client.from('campuses').update({ contacts }).eq('slug', 'tum').select('slug')).data).toEqual([])
  })

  test.each([{ name: 'Ours' }, { short_name: 'US' }, { town: 'Kwale' }, { colour: '#ff0000' }, { position: -5 }, { id: randomUUID() }])(
    'are named, coloured and ordered by admins of all alone: %o',
    async (change) => {
      const update = ({ client }: Person) => client.from('campuses').update(change).eq('slug', 'kmtc').select('slug')
      expect(await update(ofKmtc)).toMatchObject({ error: { code: '42501' } })
      expect((await update(people.admin)).data).toEqual([{ slug: 'kmtc' }])
    },
  )

  test('keep their website and numbers up to date by their own admins, who may send the rest unchanged', async () => {
    const [stored] = (await ofKmtc.client.from('campuses').select('name, short_name, town, colour, position').eq('slug', 'kmtc')).data ?? []
    const change = { ...stored, website: 'https://kmtc.example/', emergency: contacts }
    expect((await ofKmtc.client.from('campuses').update(change).eq('slug', 'kmtc').select('website, emergency')).data).toEqual([{ website: change.website, emergency: contacts }])
  })

  test('are added by admins of all alone', async () => {
    const campus = { slug: 'pwani', name: 'Pwani University', short_name: 'PU', town: 'Kilifi', colour: '#112233' }
    expect(await ofKmtc.client.from('campuses').insert(campus)).toMatchObject({ error: { code: '42501' } })
    expect((await people.admin.client.from('campuses').insert(campus)).error).toBeNull()
  })

  test('keep their slug, whoever asks', async () => {
    for (const { client } of [ofKmtc, people.admin]) {
      const { error } = await client.from('campuses').update({ slug: 'other' }).eq('slug', 'kmtc')
      expect(error).not.toBeNull()
    }
    expect(await backend.sql(`select slug from public.campuses where slug in ('kmtc', 'other')`)).toEqual([{ slug: 'kmtc' }])
  })
})

describe('the panel', () => {
  const grocery = { name: 'Sukuma of KMTC', description: null, price: 30, category: 'produce', store_name: null, whatsapp: null, image_url: null }
  const spec = tabSpec('groceries')

  test('knows what an admin administers, and the campuses in their order', async () => {
    expect(await readScope(await signInAs(ofKmtc))).toEqual({ ok: true, value: { kind: 'one', campus: 'kmtc' } })
    expect(await readScope(await signInAs(people.admin))).toEqual({ ok: true, value: { kind: 'all' } })
    const campuses = await readCampuses(userId(people.admin.user.id))
    expect(campuses.ok && campuses.value.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['tum', 'kmtc']))
  })

  test('stores a new row on the campus, and lists, counts, searches and opens it there alone', async () => {
    const admin = await signInAs(people.admin)
    await backend.sql('delete from public.groceries')
    const saved = await saveItem(admin, spec, { campus: kmtc, id: randomUUID(), rev: null, values: grocery, photos: null })
    if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved))
    expect(await backend.sql('select campus from public.groceries')).toEqual([{ campus: 'kmtc' }])
    for (const query of ['', 'sukuma']) {
      expect(await readItems(admin, spec, { campus: kmtc, query, page: 1 })).toMatchObject({ ok: true, value: { total: 1 } })
      expect(await readItems(admin, spec, { campus: tum, query, page: 1 })).toMatchObject({ ok: true, value: { total: 0 } })
    }
    expect(await readItem(admin, spec, saved.row.id, kmtc)).toMatchObject({ ok: true, value: { id: saved.row.id } })
    expect(await readItem(admin, spec, saved.row.id, tum)).toEqual({ ok: true, value: null })
  })

  test('lists the shops of the campus', async () => {
    await backend.sql('delete from public.shops')
    await backend.sql(`insert into public.shops (campus, shop_name) values ('kmtc', 'Amani'), ('tum', 'Zawadi')`)
    expect(await readShops(await signInAs(people.admin), kmtc)).toMatchObject({ ok: true, value: [{ shop_name: 'Amani' }] })
  })

  test('creates and changes a campus; a slug that is taken is reported as such', async () => {
    const admin = await signInAs(people.admin)
    const campuses = tabSpec('campuses')
    const values = { slug: 'maseno', name: 'Maseno University', short_name: 'MSU', town: 'Maseno', colour: '#1f4e9c', website: null, contacts: [{ label: 'Clinic', value: '0700000090' }], emergency: [], position: 3 }
    const request = { campus: null, id: randomUUID(), rev: null, values, photos: null }
    const saved = await saveItem(admin, campuses, request)
    expect(saved).toMatchObject({ kind: 'saved', row: { values } })
    expect(await saveItem(admin, campuses, { ...request, id: randomUUID() })).toEqual({ kind: 'failed', problem: { kind: 'slug-taken' } })
    if (saved.kind !== 'saved') return
    const emergency = [{ label: 'Police', value: '999' }]
    expect(await saveItem(admin, campuses, { ...request, rev: saved.row.rev, values: { ...values, emergency } })).toMatchObject({ kind: 'saved', row: { values: { emergency } } })
    expect(await readItems(admin, campuses, { campus: null, query: 'maseno', page: 1 })).toMatchObject({ ok: true, value: { total: 1, rows: [{ values: { emergency } }] } })
  })

  test('reads a campus whose numbers hold something else', async () => {
    await backend.sql(`update public.campuses set contacts = '["x", {"label": "Clinic"}, {"label": "Dean", "value": "999"}]' where slug = 'kmtc'`)
    const listed = await readItems(await signInAs(ofKmtc), tabSpec('campuses'), { campus: kmtc, query: '', page: 1 })
    expect(listed).toMatchObject({ ok: true, value: { total: 1, rows: [{ values: { slug: 'kmtc', contacts: [{ label: 'Dean', value: '999' }] } }] } })
  })
})
