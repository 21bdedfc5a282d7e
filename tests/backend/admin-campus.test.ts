import { randomUUID } from 'node:crypto'
import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, test } from 'vitest'
import { readScope, readCampuses } from '@/admin/store/access'
import { readItem, readItems, readShops } from '@/admin/store/items'
import { saveItem } from '@/admin/store/write-items'
import { tabSpec } from '@/admin/rules/tabs'
import { userId } from '@/kit/rules/ids'
import { campusSlug } from '@/kit/rules/campus'
import { policyMatrix, writtenByAdmins } from './policy-matrix.ts'
import type { TestUser } from './start-backend.ts'
import { addCampus, insertRow } from './sync-fixture.ts'
import { backendWithUsers, pointAppTo } from './test-backend.ts'
import { signAppIn } from './sign-app-in.ts'

// What an admin of one campus may do, through the API and through the panel's data layer.

const { backend, users } = await backendWithUsers()
pointAppTo(backend)
const tum = campusSlug('tum')
const kmtc = campusSlug('kmtc')
let kmtcAdmin: TestUser

beforeAll(async () => {
  await addCampus(backend, 'kmtc')
  kmtcAdmin = await backend.signUpAsAdmin()
  await backend.sql(`update public.profiles set admin_campus = 'kmtc' where id = $1`, [kmtcAdmin.user.id])
})

/** A photo belongs to the campus of its rental. */
const catalogueTables = writtenByAdmins.filter((table) => !['campuses', 'rental_photos'].includes(table))

describe.each(catalogueTables)('an admin of one campus, in %s', (table) => {
  const valuesFor = async (campus: string) => ({ ...(await policyMatrix[table]?.values(backend, users)), campus })
  const change = policyMatrix[table]?.change ?? {}

  test('can add, change and delete rows of that campus', async () => {
    const id = randomUUID()
    const rows = () => kmtcAdmin.client.from(table)
    expect((await rows().insert({ ...(await valuesFor('kmtc')), id })).error).toBeNull()
    expect((await rows().update(change).eq('id', id).select('id')).data).toEqual([{ id }])
    expect((await rows().delete().eq('id', id).select('id')).data).toEqual([{ id }])
  })

  test('cannot add, change or delete rows of another campus', async () => {
    const refused = { error: { code: '42501' } }
    expect(await kmtcAdmin.client.from(table).insert(await valuesFor('tum'))).toMatchObject(refused)
    const { campus: _campus, ...withoutCampus } = await valuesFor('tum')
    expect(await kmtcAdmin.client.from(table).insert(withoutCampus), 'no campus').toMatchObject(refused)
    const id = await insertRow(backend, table, await valuesFor('tum'))
    expect((await kmtcAdmin.client.from(table).update(change).eq('id', id).select('id')).data).toEqual([])
    expect((await kmtcAdmin.client.from(table).delete().eq('id', id).select('id')).data).toEqual([])
  })
})

test('an admin of one campus cannot add a photo to a rental of another campus', async () => {
  const rental = await insertRow(backend, 'rentals', {
    ...(await policyMatrix['rentals']?.values(backend, users)),
    campus: 'tum',
  })
  const photo = { rental_id: rental, image_url: '/pictures/rooms.svg#bed', campus: 'kmtc' }
  expect(await kmtcAdmin.client.from('rental_photos').insert(photo)).toMatchObject({ error: { code: '42501' } })
})

describe('campuses', () => {
  const contacts = [{ label: 'Campus Clinic', value: '+254 700 000 090' }]

  test('can be changed by their own admins and by admins of all campuses', async () => {
    for (const { client } of [kmtcAdmin, users.admin]) {
      expect((await client.from('campuses').update({ contacts }).eq('slug', 'kmtc').select('contacts')).data).toEqual([
        { contacts },
      ])
    }
    expect(
      (await kmtcAdmin.client.from('campuses').update({ contacts }).eq('slug', 'tum').select('slug')).data,
    ).toEqual([])
  })

  test.each([
    { name: 'Ours' },
    { short_name: 'US' },
    { town: 'Kwale' },
    { colour: '#ff0000' },
    { position: -5 },
    { id: randomUUID() },
  ])('can be renamed, recoloured and reordered only by admins of all campuses: %o', async (change) => {
    const update = ({ client }: TestUser) => client.from('campuses').update(change).eq('slug', 'kmtc').select('slug')
    expect(await update(kmtcAdmin)).toMatchObject({ error: { code: '42501' } })
    expect((await update(users.admin)).data).toEqual([{ slug: 'kmtc' }])
  })

  test('accept a website and contacts from their own admins, who may send the other columns unchanged', async () => {
    const [stored] =
      (await kmtcAdmin.client.from('campuses').select('name, short_name, town, colour, position').eq('slug', 'kmtc'))
        .data ?? []
    const change = { ...stored, website: 'https://kmtc.example/', emergency: contacts }
    expect(
      (await kmtcAdmin.client.from('campuses').update(change).eq('slug', 'kmtc').select('website, emergency')).data,
    ).toEqual([{ website: change.website, emergency: contacts }])
  })

  test('can be added only by admins of all campuses', async () => {
    const campus = { slug: 'pwani', name: 'Pwani University', short_name: 'PU', town: 'Kilifi', colour: '#112233' }
    expect(await kmtcAdmin.client.from('campuses').insert(campus)).toMatchObject({ error: { code: '42501' } })
    expect((await users.admin.client.from('campuses').insert(campus)).error).toBeNull()
  })

  test('have a slug that nobody can change', async () => {
    for (const { client } of [kmtcAdmin, users.admin]) {
      const { error } = await client.from('campuses').update({ slug: 'other' }).eq('slug', 'kmtc')
      expect(error).not.toBeNull()
    }
    expect(await backend.sql(`select slug from public.campuses where slug in ('kmtc', 'other')`)).toEqual([
      { slug: 'kmtc' },
    ])
  })
})

describe('the panel', () => {
  const grocery = {
    name: 'Sukuma of KMTC',
    description: null,
    price: 30,
    category: 'produce',
    store_name: null,
    whatsapp: null,
    image_url: null,
  }
  const spec = tabSpec('groceries')

  test('reads the scope of an admin and the campuses in order', async () => {
    expect(await readScope(await signAppIn(kmtcAdmin))).toEqual({ ok: true, value: { kind: 'one', campus: 'kmtc' } })
    expect(await readScope(await signAppIn(users.admin))).toEqual({ ok: true, value: { kind: 'all' } })
    const campuses = await readCampuses(userId(users.admin.user.id))
    expect(campuses.ok && campuses.value.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['tum', 'kmtc']))
  })

  test('stores a new row on the campus, and lists, counts, finds and opens it only there', async () => {
    const admin = await signAppIn(users.admin)
    await backend.sql('delete from public.groceries')
    const saved = await saveItem(admin, spec, {
      campus: kmtc,
      id: randomUUID(),
      rev: null,
      values: grocery,
      photos: null,
    })
    if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved))
    expect(await backend.sql('select campus from public.groceries')).toEqual([{ campus: 'kmtc' }])
    for (const query of ['', 'sukuma']) {
      expect(await readItems(admin, spec, { campus: kmtc, query, page: 1 })).toMatchObject({
        ok: true,
        value: { total: 1 },
      })
      expect(await readItems(admin, spec, { campus: tum, query, page: 1 })).toMatchObject({
        ok: true,
        value: { total: 0 },
      })
    }
    expect(await readItem(admin, spec, saved.row.id, kmtc)).toMatchObject({ ok: true, value: { id: saved.row.id } })
    expect(await readItem(admin, spec, saved.row.id, tum)).toEqual({ ok: true, value: null })
  })

  test('lists the shops of the campus', async () => {
    await backend.sql('delete from public.shops')
    await backend.sql(`insert into public.shops (campus, shop_name) values ('kmtc', 'Amani'), ('tum', 'Zawadi')`)
    expect(await readShops(await signAppIn(users.admin), kmtc)).toMatchObject({
      ok: true,
      value: [{ shop_name: 'Amani' }],
    })
  })

  test('creates and changes a campus, and reports a slug that is taken', async () => {
    const admin = await signAppIn(users.admin)
    const campuses = tabSpec('campuses')
    const values = {
      slug: 'maseno',
      name: 'Maseno University',
      short_name: 'MSU',
      town: 'Maseno',
      colour: '#1f4e9c',
      website: null,
      contacts: [{ label: 'Clinic', value: '0700000090' }],
      emergency: [],
      position: 3,
    }
    const request = { campus: null, id: randomUUID(), rev: null, values, photos: null }
    const saved = await saveItem(admin, campuses, request)
    expect(saved).toMatchObject({ kind: 'saved', row: { values } })
    expect(await saveItem(admin, campuses, { ...request, id: randomUUID() })).toEqual({
      kind: 'failed',
      problem: { kind: 'slug-taken' },
    })
    if (saved.kind !== 'saved') return
    const emergency = [{ label: 'Police', value: '999' }]
    expect(
      await saveItem(admin, campuses, { ...request, rev: saved.row.rev, values: { ...values, emergency } }),
    ).toMatchObject({ kind: 'saved', row: { values: { emergency } } })
    expect(await readItems(admin, campuses, { campus: null, query: 'maseno', page: 1 })).toMatchObject({
      ok: true,
      value: { total: 1, rows: [{ values: { emergency } }] },
    })
  })

  test('reads a campus with malformed contacts', async () => {
    await backend.sql(
      `update public.campuses set contacts = '["x", {"label": "Clinic"}, {"label": "Dean", "value": "999"}]' where slug = 'kmtc'`,
    )
    const listed = await readItems(await signAppIn(kmtcAdmin), tabSpec('campuses'), {
      campus: kmtc,
      query: '',
      page: 1,
    })
    expect(listed).toMatchObject({
      ok: true,
      value: { total: 1, rows: [{ values: { slug: 'kmtc', contacts: [{ label: 'Dean', value: '999' }] } }] },
    })
  })
})
