import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plainWebp } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { openBackend } from '../../supabase/local/open-backend.ts'
import { places } from '../../supabase/local/places.ts'
import { loadSettings } from '../../supabase/local/settings.ts'
import { startFixture } from './embedded-fixture.ts'

// The embedded backend must behave as the hosted service. Each group names one correction in
// supabase/local/corrections/ (or the setting that does the same) and fails without it.

const { backend, migrationsDir, amina, brian } = await startFixture()

describe('roles and grants (hosted-roles)', () => {
  test('a table without a GRANT is visible only with the secret key', async () => {
    expect(await backend.anonClient().from('ungranted').select()).toMatchObject({
      status: 404,
      error: { code: 'PGRST205' },
    })
    expect(await amina.client.from('ungranted').select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } })
    expect(await backend.serviceClient().from('ungranted').select()).toMatchObject({ status: 200, data: [] })
  })

  test('a column without a GRANT cannot be read, filtered by, sorted by or written', async () => {
    const notes = amina.client.from('notes')
    const forbidden = { status: 403, error: { code: '42501' } }
    const unknown = { status: 404, error: { code: 'PGRST205' } }
    expect(await notes.select('secret')).toMatchObject(unknown)
    expect(await notes.select('*')).toMatchObject(forbidden)
    expect(await notes.select('id').eq('secret', 'x')).toMatchObject(unknown)
    expect(await notes.select('id').order('secret')).toMatchObject(unknown)
    expect(await notes.insert({ title: 'mine', secret: 'x' })).toMatchObject(forbidden)
    expect(await notes.update({ price: 1 }).eq('title', 'mine')).toMatchObject(forbidden)
  })

  test('column-level grants survive a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'comrade-restart-'))
    const settings = await loadSettings(places.config)
    const open = () =>
      openBackend({ dataDir, migrationsDir, siteUrl: 'http://localhost:4173', settings, showEmail: () => {} })
    const readsSecret = `select has_column_privilege('authenticated', 'public.notes', 'secret', 'select') as allowed,
      has_column_privilege('authenticated', 'public.notes', 'title', 'select') as title`
    for (let start = 0; start < 2; start += 1) {
      const own = await open()
      await own.fetch(
        new Request('http://localhost:4173/rest/v1/notes?select=id', { headers: { apikey: own.keys.publishable } }),
      )
      expect(await own.query(readsSecret)).toEqual([{ allowed: false, title: true }])
      await own.close()
    }
    await rm(dataDir, { recursive: true })
  })

  test('auth.uid(), auth.role() and auth.email() identify the caller', async () => {
    const { email, user } = amina
    expect((await amina.client.rpc('who_am_i')).data).toEqual({
      id: user.id,
      role: 'authenticated',
      email,
      acts_as: 'authenticated',
    })
    expect((await backend.anonClient().rpc('who_am_i')).data).toEqual({
      id: null,
      role: 'anon',
      email: null,
      acts_as: 'anon',
    })
    expect((await backend.serviceClient().rpc('who_am_i')).data).toMatchObject({
      role: 'service_role',
      acts_as: 'service_role',
    })
  })
})

describe('calls without a key (admin: false)', () => {
  test('are rejected by the data and auth APIs', async () => {
    expect((await fetch(`${backend.url}/rest/v1/notes`)).status).toBe(401)
    expect((await fetch(`${backend.url}/auth/v1/settings`)).status).toBe(401)
    const bearer = { authorization: `Bearer ${backend.keys.secret}` }
    expect((await fetch(`${backend.url}/rest/v1/ungranted`, { headers: bearer })).status).toBe(401)
  })

  test('are anonymous in storage: they can write nothing', async () => {
    const headers = { 'content-type': 'image/webp' }
    const upload = await fetch(`${backend.url}/storage/v1/object/pictures/x/y.webp`, {
      method: 'POST',
      headers,
      body: plainWebp,
    })
    expect(await upload.json()).toMatchObject({ statusCode: '403' })
  })

  test('cannot reach an admin console of the backend', async () => {
    for (const path of ['/_system', '/_system/info', '/'])
      expect((await fetch(`${backend.url}${path}`)).status).toBe(404)
  })
})

describe('database errors (postgrest-errors)', () => {
  test('a CHECK violation returns 400 with its SQLSTATE', async () => {
    expect(await amina.client.from('notes').insert({ title: 'longer than twenty characters' })).toMatchObject({
      status: 400,
      error: { code: '23514', message: expect.stringContaining('notes_title_check') },
    })
  })

  test('`raise exception` returns 400 P0001 with message, detail and hint', async () => {
    expect(await amina.client.from('notes').insert({ title: 'forbidden' })).toMatchObject({
      status: 400,
      error: { code: 'P0001', message: 'No such title here', details: 'It is forbidden', hint: 'Choose another' },
    })
  })

  test('a duplicate and an orphan return 409', async () => {
    await amina.client.from('notes').insert({ title: 'first', slug: 'taken' })
    expect(await amina.client.from('notes').insert({ title: 'second', slug: 'taken' })).toMatchObject({
      status: 409,
      error: { code: '23505' },
    })
    const orphan = { note_id: crypto.randomUUID(), image_url: 'x' }
    expect(await amina.client.from('photos').insert(orphan)).toMatchObject({ status: 409, error: { code: '23503' } })
  })

  test.for([
    ['22003', 400],
    ['22P02', 400],
    ['23502', 400],
    ['23P01', 400],
    ['0A000', 400],
    ['44000', 400],
    ['42P01', 404],
    ['42883', 404],
    ['42P17', 500],
    ['25006', 405],
    ['25001', 500],
    ['28000', 403],
    ['40001', 500],
    ['40P01', 500],
    ['53300', 503],
    ['53400', 500],
    ['54001', 500],
    ['55P03', 500],
    ['57014', 500],
    ['58030', 500],
    ['08006', 503],
    ['P0002', 500],
    ['XX000', 500],
  ] as const)('%s returns %i', async ([code, status]) => {
    const response = await amina.client.rpc('fail_with', { code })
    expect(response).toMatchObject({
      status,
      error: { code, message: `failed with ${code}`, details: null, hint: null },
    })
  })

  test('42501 returns 401 to an anonymous caller and 403 to a signed-in one', async () => {
    expect(await backend.anonClient().rpc('fail_with', { code: '42501' })).toMatchObject({
      status: 401,
      error: { code: '42501' },
    })
    expect(await amina.client.rpc('fail_with', { code: '42501' })).toMatchObject({
      status: 403,
      error: { code: '42501' },
    })
  })

  test('a function can still choose its own status', async () => {
    expect(await amina.client.rpc('fail_with', { code: 'PT418' })).toMatchObject({
      status: 418,
      error: { code: 'PT418' },
    })
  })
})

describe('column values (json-types)', () => {
  test('timestamps are in ISO format, bigint and numeric are numbers, also in embedded rows', async () => {
    const { data: note } = await amina.client
      .from('notes')
      .insert({ title: 'values' })
      .select('id, price, views, at, local')
      .single()
    expect(note).toMatchObject({
      price: 10.5,
      views: 1234567890123,
      at: '2026-11-21T11:04:03.381+00:00',
      local: '2026-11-21T11:04:03',
    })
    await amina.client.from('photos').insert({ note_id: note?.id, image_url: '1' })
    const { data: photo } = await amina.client
      .from('photos')
      .select('at, notes(price, views, at)')
      .eq('note_id', note?.id)
      .single()
    expect(photo).toEqual({
      at: '2026-11-21T11:04:03.381+00:00',
      notes: { price: 10.5, views: 1234567890123, at: '2026-11-21T11:04:03.381+00:00' },
    })
  })
})

describe('embedding (partial-indexes)', () => {
  test('a partial unique index does not turn an embedded list into a single row', async () => {
    const { data: note } = await amina.client.from('notes').insert({ title: 'album' }).select('id').single()
    const photos = ['1', '2'].map((image_url, at) => ({ note_id: note?.id, image_url, is_primary: at === 0 }))
    await amina.client.from('photos').insert(photos)
    const { data } = await amina.client.from('notes').select('title, photos(image_url)').eq('id', note?.id).single()
    expect(data).toEqual({ title: 'album', photos: [{ image_url: '1' }, { image_url: '2' }] })
  })
})

describe('concurrent requests (one-at-a-time)', () => {
  test('each run as their own caller', async () => {
    const callerOf = (index: number) => (index % 2 === 0 ? amina : brian)
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        callerOf(index)
          .client.from('notes')
          .insert({ title: `turn ${index}` })
          .select('user_id')
          .single(),
      ),
    )
    const callerIds = responses.map(({ data }) => data?.user_id)
    expect(callerIds).toEqual(responses.map((_, index) => callerOf(index).user.id))
  })

  test('are not affected by the rejected write of another', async () => {
    let isRunning = true
    const rejectedWrites = (async () => {
      while (isRunning)
        await Promise.all(Array.from({ length: 10 }, () => amina.client.from('notes').insert({ title: 'forbidden' })))
    })()
    const newUsers = await Promise.all(Array.from({ length: 8 }, (_, index) => backend.signUpAs(`newcomer-${index}`)))
    isRunning = false
    await rejectedWrites
    const sessions = await Promise.all(newUsers.map(({ client }) => client.auth.getUser()))
    expect(sessions.map(({ error }) => error?.message)).toEqual(newUsers.map(() => undefined))
  })
})

describe('without a correction', () => {
  test('column defaults, row-level security and updates without a match work', async () => {
    const { data } = await brian.client.from('notes').insert({ title: 'own' }).select('id, user_id').single()
    expect(data?.user_id).toBe(brian.user.id)
    expect((await amina.client.from('notes').select('id').eq('id', data?.id)).data).toEqual([])
    expect(
      await amina.client.from('notes').update({ title: 'taken over' }).eq('id', data?.id).select('id'),
    ).toMatchObject({ status: 200, data: [] })
    expect(
      (await brian.client.from('notes').update({ title: 'changed' }).eq('id', data?.id).select('title')).data,
    ).toEqual([{ title: 'changed' }])
  })

  test('a count without rows works', async () => {
    const all = await brian.client.from('notes').select('id')
    const head = await brian.client.from('notes').select('id', { count: 'exact', head: true })
    expect(head).toMatchObject({ data: null, count: all.data?.length })
  })

  test('snapshots and transaction ids work', async () => {
    const { count } = await brian.client.from('notes').select('id', { count: 'exact', head: true })
    expect((await brian.client.rpc('settled_notes')).data).toBe(count)
  })

  test('an unknown column, table and function return PostgREST’s codes', async () => {
    expect((await amina.client.from('notes').select('nope')).error).toMatchObject({ code: 'PGRST205' })
    expect((await amina.client.from('notes').insert({ nope: 1 })).error).toMatchObject({ code: 'PGRST204' })
    expect((await amina.client.from('nope').select()).error).toMatchObject({ code: 'PGRST205' })
    expect((await amina.client.rpc('nope')).error).toMatchObject({ code: 'PGRST202' })
  })
})
