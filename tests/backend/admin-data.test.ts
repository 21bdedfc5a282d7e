import { randomUUID } from 'node:crypto'
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { claimAdmin, readScope, setupOpen } from '@/admin/store/access'
import { readItem, readItems, readShops } from '@/admin/store/items'
import { decide, liftSuspension, reportQueue, listSuspensions, readAudit, readMessages } from '@/admin/store/records'
import { deleteItem, saveItem } from '@/admin/store/write-items'
import { authStorage, sessionKey } from '@/store/session/auth-storage'
import { draftOf } from '@/admin/rules/item-form'
import type { AdminTab } from '@/admin/rules/admin-url'
import type { CatalogueKind } from '@/admin/rules/catalogue-kinds'
import { allCampuses } from '@/admin/rules/access'
import type { Values } from '@/admin/rules/item-row'
import { tabSpec } from '@/admin/rules/tabs'
import type { UserId } from '@/kit/rules/ids'
import { campusSlug } from '@/campus/rules/campus'
import { addPost, endHour } from './users.ts'
import { backendWithUsers, pointAppTo } from './test-backend.ts'
import { signAppIn } from './sign-app-in.ts'

// Runs the admin panel's data layer against a real backend.

const { backend, users } = await backendWithUsers()
pointAppTo(backend)
let adminId: UserId
const tum = campusSlug('tum')

beforeAll(async () => {
  adminId = await signAppIn(users.admin)
})
afterAll(() => void vi.unstubAllGlobals())

type ContentTab = Exclude<AdminTab, 'campuses' | CatalogueKind>
const valuesOf: Record<ContentTab, Values> = {
  medicines: {
    name: 'Paracetamol',
    description: null,
    price: 50,
    stock: 3,
    category: 'pain-relief',
    image_url: null,
    prescription_required: false,
  },
  groceries: {
    name: 'Sukuma wiki',
    description: null,
    price: 30,
    category: 'produce',
    store_name: null,
    whatsapp: null,
    image_url: null,
  },
  eshop: {
    name: 'Charger',
    description: null,
    price: 900,
    stock: null,
    category: 'General',
    shop_id: null,
    image_url: null,
  },
  services: {
    name: 'Mama Halima',
    speciality: null,
    category: 'mamafua',
    description: null,
    rating: 4.5,
    location: null,
    availability: null,
    phone: null,
    whatsapp: null,
    image_url: null,
  },
  rentals: {
    title: 'Bedsitter',
    description: null,
    price_per_day: 6500,
    category: 'bedsitter',
    location: 'Tudor',
    amenities: ['WiFi'],
    contact_phone: null,
    contact_whatsapp: null,
    image_url: null,
    deposit: 6500,
    included: ['Water'],
    walking_minutes: 7,
    east_m: -420,
    north_m: 180,
    confirmed_on: '2026-11-20',
  },
}

const saveNew = async (tab: ContentTab, values: Values = {}) => {
  const saved = await saveItem(adminId, tabSpec(tab), {
    campus: tum,
    id: randomUUID(),
    rev: null,
    values: { ...valuesOf[tab], ...values },
    photos: null,
  })
  if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved))
  return saved.row
}

describe('access', () => {
  test('is granted to admins and denied to students; signed out, no request is sent', async () => {
    expect(await readScope(adminId)).toEqual({ ok: true, value: allCampuses })
    const student = await signAppIn(users.other)
    expect(await readScope(student)).toEqual({ ok: true, value: null })
    const refused = await saveItem(student, tabSpec('groceries'), {
      campus: tum,
      id: randomUUID(),
      rev: null,
      values: valuesOf.groceries,
      photos: null,
    })
    expect(refused).toMatchObject({ kind: 'failed', problem: { kind: 'not-allowed' } })
    expect(await reportQueue(student, null)).toMatchObject({ ok: false, problem: { kind: 'not-allowed' } })
    expect(await claimAdmin(student, 'any')).toEqual({ ok: true, value: 'closed' })
    const network = vi.fn<typeof fetch>()
    await authStorage.removeItem(sessionKey)
    vi.stubGlobal('fetch', network)
    expect(await readScope(student)).toEqual({ ok: false, problem: { kind: 'sign-in' } })
    expect(network).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
    await signAppIn(users.admin)
  })

  test('to the setup state is public', async () => {
    expect(await setupOpen()).toEqual({ ok: true, value: false })
  })
})

describe.each(Object.keys(valuesOf) as ContentTab[])('%s', (tab) => {
  const spec = tabSpec(tab)

  test('can be added, read, changed and deleted', async () => {
    const row = await saveNew(tab)
    expect(row.values).toMatchObject(valuesOf[tab])
    const changed = await saveItem(adminId, spec, {
      campus: tum,
      id: row.id,
      rev: row.rev,
      values: { ...valuesOf[tab], [spec.title]: 'Another name' },
      photos: null,
    })
    expect(changed).toMatchObject({ kind: 'saved', row: { id: row.id, values: { [spec.title]: 'Another name' } } })
    const current = await readItem(adminId, spec, row.id)
    if (!current.ok || !current.value) throw new Error('the row is missing')
    expect(current.value.rev).toBeGreaterThan(row.rev)
    expect(await deleteItem(adminId, spec, current.value)).toEqual({ kind: 'deleted' })
    expect(await readItem(adminId, spec, row.id)).toEqual({ ok: true, value: null })
    // Deleting a row that is already gone succeeds.
    expect(await deleteItem(adminId, spec, current.value)).toEqual({ kind: 'deleted' })
  })

  test('are neither overwritten nor deleted if another admin has changed them', async () => {
    const row = await saveNew(tab)
    await backend.sql(`update public.${spec.table} set ${spec.title} = 'Theirs' where id = $1`, [row.id])
    const request = {
      campus: tum,
      id: row.id,
      rev: row.rev,
      values: { ...valuesOf[tab], [spec.title]: 'Mine' },
      photos: null,
    }
    const saved = await saveItem(adminId, spec, request)
    expect(saved).toMatchObject({ kind: 'changed', theirs: { values: { [spec.title]: 'Theirs' } } })
    expect(await deleteItem(adminId, spec, row)).toMatchObject({
      kind: 'changed',
      now: { values: { [spec.title]: 'Theirs' } },
    })
    if (saved.kind !== 'changed' || !saved.theirs) throw new Error('no other version')
    expect(await saveItem(adminId, spec, { ...request, rev: saved.theirs.rev })).toMatchObject({
      kind: 'saved',
      row: { values: { [spec.title]: 'Mine' } },
    })
    await backend.sql(`delete from public.${spec.table} where id = $1`, [row.id])
    expect(await saveItem(adminId, spec, request)).toEqual({ kind: 'changed', theirs: null })
  })

  test('are stored once if saved again after a lost response', async () => {
    const request = { campus: tum, id: randomUUID(), rev: null, values: valuesOf[tab], photos: null }
    expect(await saveItem(adminId, spec, request)).toMatchObject({ kind: 'saved' })
    expect(await saveItem(adminId, spec, request)).toMatchObject({ kind: 'saved', row: { id: request.id } })
    expect(
      await saveItem(adminId, spec, { ...request, values: { ...request.values, [spec.title]: 'Typed since' } }),
    ).toMatchObject({ kind: 'changed' })
  })
})

test('a value that the table rejects is reported with the server’s message', async () => {
  const saved = await saveItem(adminId, tabSpec('groceries'), {
    campus: tum,
    id: randomUUID(),
    rev: null,
    values: { ...valuesOf.groceries, category: 'weapons' },
    photos: null,
  })
  expect(saved).toMatchObject({
    kind: 'failed',
    problem: { kind: 'refused', message: expect.stringContaining('category') },
  })
})

describe('a long list', () => {
  const names = (result: Awaited<ReturnType<typeof readItems>>) =>
    result.ok ? result.value.rows.map(({ values }) => values['name']) : result.problem
  beforeAll(async () => {
    await backend.sql('delete from public.eshop_products')
    await backend.sql(
      `insert into public.eshop_products (campus, name, price, created_at) select 'tum', 'Pen ' || n, n, now() - n * interval '1 minute' from generate_series(1, 45) as n`,
    )
    await backend.sql(
      `insert into public.eshop_products (campus, name, price) select 'tum', name, 1 from unnest(array['100% cotton', '100 cotton', 'a_b', 'aXb', 'Back\\slash', 'Comma, "quote" (x)']) as name`,
    )
  })

  test('is read page by page, newest first, with the total', async () => {
    const result = await readItems(adminId, tabSpec('eshop'), { campus: tum, query: 'pen', page: 2 })
    expect(result).toMatchObject({ ok: true, value: { total: 45, page: 2 } })
    expect(names(result)).toEqual(Array.from({ length: 20 }, (_, n) => `Pen ${n + 21}`))
  })

  test('starts over at page 1 for a page past the end', async () => {
    expect(await readItems(adminId, tabSpec('eshop'), { campus: tum, query: 'pen', page: 9 })).toMatchObject({
      ok: true,
      value: { total: 45, page: 1 },
    })
  })

  test.each([
    ['100%', ['100% cotton']],
    ['a_b', ['a_b']],
    ['\\', ['Back\\slash']],
    [', "quote" (', ['Comma, "quote" (x)']],
    ['PEN 45', ['Pen 45']],
    ['zzz', []],
  ])('is searched literally for %j', async (query, found) => {
    expect(names(await readItems(adminId, tabSpec('eshop'), { campus: tum, query, page: 1 }))).toEqual(found)
  })
})

test('shops are sorted by name', async () => {
  await backend.sql(`insert into public.shops (campus, shop_name) values ('tum', 'Zawadi'), ('tum', 'Amani')`)
  expect(await readShops(adminId, tum)).toMatchObject({
    ok: true,
    value: [{ shop_name: 'Amani' }, { shop_name: 'Zawadi' }],
  })
})

describe('the photos of a rental', () => {
  const spec = tabSpec('rentals')
  const photosOf = (id: string) =>
    backend.sql(`select image_url, is_primary from public.rental_photos where rental_id = $1 order by image_url`, [id])
  const selection = (urls: string[], primary: string, known: string[] = []) => ({ urls, primary, known })

  test('are saved with it, and the primary photo can change', async () => {
    const id = randomUUID()
    const values = { ...valuesOf.rentals, image_url: '/pictures/rooms.svg#a' }
    const saved = await saveItem(adminId, spec, {
      campus: tum,
      id,
      rev: null,
      values,
      photos: selection(['/pictures/rooms.svg#a', '/pictures/rooms.svg#b'], '/pictures/rooms.svg#a'),
    })
    if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved))
    expect(await photosOf(id)).toEqual([
      { image_url: '/pictures/rooms.svg#a', is_primary: true },
      { image_url: '/pictures/rooms.svg#b', is_primary: false },
    ])
    expect(draftOf(spec, saved.row).photos).toEqual(['/pictures/rooms.svg#a', '/pictures/rooms.svg#b'])

    const next = {
      campus: tum,
      id,
      rev: saved.row.rev,
      values: { ...values, image_url: '/pictures/rooms.svg#c' },
      photos: selection(
        ['/pictures/rooms.svg#b', '/pictures/rooms.svg#c'],
        '/pictures/rooms.svg#c',
        saved.row.photos.map((photo) => photo.id),
      ),
    }
    expect(await saveItem(adminId, spec, next)).toMatchObject({ kind: 'saved' })
    expect(await photosOf(id)).toEqual([
      { image_url: '/pictures/rooms.svg#b', is_primary: false },
      { image_url: '/pictures/rooms.svg#c', is_primary: true },
    ])
  })

  test('are unchanged if the new ones cannot be saved; saving again completes it', async () => {
    const id = randomUUID()
    const saved = await saveItem(adminId, spec, {
      campus: tum,
      id,
      rev: null,
      values: valuesOf.rentals,
      photos: selection(['/pictures/rooms.svg#a'], '/pictures/rooms.svg#a'),
    })
    if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved))
    const known = saved.row.photos.map((photo) => photo.id)
    const tooLong = `/${'x'.repeat(1001)}`
    const partial = await saveItem(adminId, spec, {
      campus: tum,
      id,
      rev: saved.row.rev,
      values: valuesOf.rentals,
      photos: selection([tooLong], tooLong, known),
    })
    expect(partial).toMatchObject({ kind: 'half', problem: { kind: 'refused' } })
    expect(await photosOf(id)).toEqual([{ image_url: '/pictures/rooms.svg#a', is_primary: true }])
    if (partial.kind !== 'half') return
    expect(
      await saveItem(adminId, spec, {
        campus: tum,
        id,
        rev: partial.row.rev,
        values: valuesOf.rentals,
        photos: selection(['/pictures/rooms.svg#b'], '/pictures/rooms.svg#b', known),
      }),
    ).toMatchObject({ kind: 'saved' })
    expect(await photosOf(id)).toEqual([{ image_url: '/pictures/rooms.svg#b', is_primary: true }])
  })

  test('are deleted with it', async () => {
    const id = randomUUID()
    const saved = await saveItem(adminId, spec, {
      campus: tum,
      id,
      rev: null,
      values: valuesOf.rentals,
      photos: selection(['/pictures/rooms.svg#a'], '/pictures/rooms.svg#a'),
    })
    if (saved.kind === 'saved') expect(await deleteItem(adminId, spec, saved.row)).toEqual({ kind: 'deleted' })
    expect(await photosOf(id)).toEqual([])
  })
})

test('admins read reports, decide about them and lift suspensions', async () => {
  const post = await addPost(backend, users.owner.user.id)
  await users.other.client.from('reports').insert({ kind: 'gossip_post', subject: post, reason: 'spam' })
  await endHour(backend)
  const queue = await reportQueue(adminId, null)
  const reported = queue.ok ? queue.value.find(({ subject }) => subject === post) : undefined
  expect(reported).toMatchObject({
    kind: 'gossip_post',
    campus: 'tum',
    reporters: 1,
    reasons: { spam: 1 },
    hidden: false,
    suspended: false,
    newReporters: 1,
    withinAnHour: 1,
  })
  if (!reported) return
  expect(await decide(adminId, reported, 'suspend')).toEqual({ ok: true, value: 'done' })
  const suspended = await listSuspensions(adminId, tum)
  const handle = suspended.ok ? suspended.value.find(({ excerpt }) => excerpt === reported.content)?.id : undefined
  expect(await liftSuspension(adminId, handle ?? '')).toEqual({ ok: true, value: 'done' })
  expect(await decide(adminId, reported, 'remove')).toEqual({ ok: true, value: 'done' })
  expect(await decide(adminId, reported, 'keep')).toEqual({ ok: true, value: 'gone' })
})

test('messages and the audit log are read page by page, newest first', async () => {
  await users.other.client.from('contact_messages').insert({
    id: randomUUID(),
    name: 'Neema',
    email: 'neema@students.example',
    subject: 'Hello',
    message: 'A\nquestion',
  })
  expect(await readMessages(adminId, 1)).toMatchObject({
    ok: true,
    value: { total: 1, rows: [{ name: 'Neema', message: 'A\nquestion' }] },
  })
  await saveNew('groceries', { name: 'Terere' })
  const audit = await readAudit(adminId, null, 1)
  expect(audit).toMatchObject({
    ok: true,
    value: {
      page: 1,
      rows: expect.arrayContaining([expect.objectContaining({ admin: adminId, action: 'insert', table: 'groceries' })]),
    },
  })
  expect(audit.ok && audit.value.rows[0]?.changes['name']).toEqual([null, 'Terere'])
  expect(await readAudit(adminId, tum, 1)).toMatchObject({
    ok: true,
    value: { rows: expect.arrayContaining([expect.objectContaining({ campus: 'tum', table: 'groceries' })]) },
  })
  expect(await readAudit(adminId, campusSlug('nowhere'), 1)).toMatchObject({ ok: true, value: { total: 0 } })
})

test('with an expired session nothing is sent and sign-in is required', async () => {
  const { data } = await users.admin.client.auth.getSession()
  await authStorage.setItem(sessionKey, JSON.stringify({ ...data.session, expires_at: 1, refresh_token: 'used-up' }))
  const saved = await saveItem(adminId, tabSpec('groceries'), {
    campus: tum,
    id: randomUUID(),
    rev: null,
    values: { ...valuesOf.groceries, name: 'Never sent' },
    photos: null,
  })
  expect(saved).toEqual({ kind: 'failed', problem: { kind: 'sign-in' } })
  expect(await backend.sql(`select id from public.groceries where name = 'Never sent'`)).toEqual([])
})

test('network failures and captive portals are reported as such', async () => {
  await signAppIn(users.admin)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await readScope(adminId)).toEqual({ ok: false, problem: { kind: 'offline' } })
  vi.stubGlobal(
    'fetch',
    async () => new Response('<html>Pay for WiFi</html>', { headers: { 'Content-Type': 'text/html' } }),
  )
  expect(await readScope(adminId)).toEqual({ ok: false, problem: { kind: 'strange' } })
})
