import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBackend } from '../../supabase/local/open-backend.ts'
import { places } from '../../supabase/local/places.ts'
import { loadSettings } from '../../supabase/local/settings.ts'
import { migrationsFolder, startBackend } from './start-backend.ts'
import type { Person, TestBackend } from './start-backend.ts'

// What the embedded backend must do as the hosted service does it. Each group names one correction in
// supabase/local/corrections/ (or the setting that stands for it) and fails without it.

const schema = `
create schema private;
grant usage on schema private to authenticated;

create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(title) <= 20),
  slug text unique,
  price numeric(10, 2) not null default 10.50,
  views bigint not null default 1234567890123,
  rev bigint not null default 0,
  at timestamptz not null default '2026-11-21 11:04:03.381+00',
  local timestamp not null default '2026-11-21 11:04:03',
  secret text not null default 'nobody reads this'
);
create function private.touch() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.title = 'forbidden' then
    raise exception 'No such title here' using detail = 'It is forbidden', hint = 'Choose another';
  end if;
  new.rev := pg_catalog.pg_current_xact_id()::text::bigint;
  return new;
end $$;
create trigger touch before insert or update on public.notes for each row execute function private.touch();
alter table public.notes enable row level security;
grant select (id, user_id, title, slug, price, views, rev, at, local), insert (title, slug), update (title), delete
  on public.notes to authenticated;
create policy "own notes" on public.notes to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create table public.photos (
  id uuid primary key default gen_random_uuid(),
  note_id uuid not null references public.notes (id) on delete cascade,
  image_url text not null,
  is_primary boolean not null default false,
  at timestamptz not null default '2026-11-21 11:04:03.381+00'
);
create unique index photos_one_primary on public.photos (note_id) where is_primary;
grant select, insert on public.photos to authenticated;

create table public.ungranted (id int);

create function public.fail_with(code text) returns void language plpgsql set search_path = '' as $$
begin raise exception using errcode = code, message = 'failed with ' || code; end $$;
create function public.who_am_i() returns json language sql stable set search_path = '' as $$
  select json_build_object('id', auth.uid(), 'role', auth.role(), 'email', auth.email(), 'acts_as', current_user)
$$;
create function public.settled_notes() returns bigint language sql stable set search_path = '' as $$
  select count(id) from public.notes where rev < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
$$;
create function private.may_upload() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users where id = (select auth.uid()))
$$;

insert into storage.buckets (id, name, public, allowed_mime_types) values ('pictures', 'pictures', true, '{image/png}');
create policy "people write under their own id" on storage.objects for all to authenticated
  using ((storage.foldername(name))[1] = (select auth.uid())::text)
  with check ((storage.foldername(name))[1] = (select auth.uid())::text and (select private.may_upload()));
`

let backend: TestBackend
let migrations: Awaited<ReturnType<typeof migrationsFolder>>
let amina: Person
let brian: Person

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  migrations = await migrationsFolder({ '20260101000000_notes.sql': schema })
  backend = await startBackend({ migrationsDir: migrations.path, seedFile: null })
  amina = await backend.signUpAs('amina')
  brian = await backend.signUpAs('brian')
})

afterAll(async () => {
  await backend.close()
  await migrations.remove()
})

describe('roles and grants (hosted-roles)', () => {
  test('a table without a GRANT is shown to nobody but the secret key', async () => {
    expect(await backend.anonClient().from('ungranted').select()).toMatchObject({ status: 401, error: { code: '42501' } })
    expect(await amina.client.from('ungranted').select()).toMatchObject({ status: 403, error: { code: '42501' } })
    expect(await backend.serviceClient().from('ungranted').select()).toMatchObject({ status: 200, data: [] })
  })

  test('a column that was granted to nobody can be neither read, nor filtered, nor sorted by, nor written', async () => {
    const notes = amina.client.from('notes')
    const refused = { status: 403, error: { code: '42501' } }
    expect(await notes.select('secret')).toMatchObject(refused)
    expect(await notes.select('*')).toMatchObject(refused)
    expect(await notes.select('id').eq('secret', 'x')).toMatchObject(refused)
    expect(await notes.select('id').order('secret')).toMatchObject(refused)
    expect(await notes.insert({ title: 'mine', secret: 'x' })).toMatchObject(refused)
    expect(await notes.update({ price: 1 }).eq('title', 'mine')).toMatchObject(refused)
  })

  test('column-level grants survive a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'comrade-restart-'))
    const settings = await loadSettings(places.config)
    const open = () => openBackend({ dataDir, migrationsDir: migrations.path, siteUrl: 'http://localhost:4173', settings, showEmail: () => {} })
    const readsSecret = `select has_column_privilege('authenticated', 'public.notes', 'secret', 'select') as allowed,
      has_column_privilege('authenticated', 'public.notes', 'title', 'select') as title`
    for (let start = 0; start < 2; start += 1) {
      const own = await open()
      await own.fetch(new Request('http://localhost:4173/rest/v1/notes?select=id', { headers: { apikey: own.keys.publishable } }))
      expect(await own.query(readsSecret)).toEqual([{ allowed: false, title: true }])
      await own.close()
    }
    await rm(dataDir, { recursive: true })
  })

  test('auth.uid(), auth.role() and auth.email() tell who is calling', async () => {
    const { email, user } = amina
    expect((await amina.client.rpc('who_am_i')).data).toEqual({ id: user.id, role: 'authenticated', email, acts_as: 'authenticated' })
    expect((await backend.anonClient().rpc('who_am_i')).data).toEqual({ id: null, role: 'anon', email: null, acts_as: 'anon' })
    expect((await backend.serviceClient().rpc('who_am_i')).data).toMatchObject({ role: 'service_role', acts_as: 'service_role' })
  })
})

describe('calls without a key (admin: false)', () => {
  test('are refused by the data and auth interfaces', async () => {
    expect((await fetch(`${backend.url}/rest/v1/ungranted`)).status).toBe(401)
    expect((await fetch(`${backend.url}/auth/v1/settings`)).status).toBe(401)
    const bearer = { authorization: `Bearer ${backend.keys.secret}` }
    expect((await fetch(`${backend.url}/rest/v1/ungranted`, { headers: bearer })).status).toBe(401)
  })

  test('are anonymous in storage: they list nothing and write nothing', async () => {
    const buckets = await fetch(`${backend.url}/storage/v1/bucket`)
    expect(await buckets.json()).toEqual([])
    const headers = { 'content-type': 'image/png' }
    const upload = await fetch(`${backend.url}/storage/v1/object/pictures/x/y.png`, { method: 'POST', headers, body: 'png' })
    expect(await upload.json()).toMatchObject({ statusCode: '403' })
  })

  test('reach no console of the backend', async () => {
    for (const path of ['/_system', '/_system/info', '/']) expect((await fetch(`${backend.url}${path}`)).status).toBe(404)
  })
})

describe('database errors (postgrest-errors)', () => {
  test('a CHECK violation is 400 with its SQLSTATE', async () => {
    expect(await amina.client.from('notes').insert({ title: 'longer than twenty characters' })).toMatchObject({
      status: 400,
      error: { code: '23514', message: expect.stringContaining('notes_title_check') },
    })
  })

  test('`raise exception` is 400 P0001 with message, detail and hint', async () => {
    expect(await amina.client.from('notes').insert({ title: 'forbidden' })).toMatchObject({
      status: 400,
      error: { code: 'P0001', message: 'No such title here', details: 'It is forbidden', hint: 'Choose another' },
    })
  })

  test('a duplicate and an orphan are 409', async () => {
    await amina.client.from('notes').insert({ title: 'first', slug: 'taken' })
    expect(await amina.client.from('notes').insert({ title: 'second', slug: 'taken' })).toMatchObject({ status: 409, error: { code: '23505' } })
    const orphan = { note_id: crypto.randomUUID(), image_url: 'x' }
    expect(await amina.client.from('photos').insert(orphan)).toMatchObject({ status: 409, error: { code: '23503' } })
  })

  test.for([
    ['22003', 400], ['22P02', 400], ['23502', 400], ['23P01', 400], ['0A000', 400], ['44000', 400],
    ['42P01', 404], ['42883', 404], ['42P17', 500], ['25006', 405], ['25001', 500], ['28000', 403],
    ['40001', 500], ['40P01', 500], ['53300', 503], ['53400', 500], ['54001', 500], ['55P03', 500], ['57014', 500],
    ['58030', 500], ['08006', 503], ['P0002', 500], ['XX000', 500],
  ] as const)('%s is answered with %i', async ([code, status]) => {
    const answer = await amina.client.rpc('fail_with', { code })
    expect(answer).toMatchObject({ status, error: { code, message: `failed with ${code}`, details: null, hint: null } })
  })

  test('42501 is 401 to an anonymous caller and 403 to a person', async () => {
    expect(await backend.anonClient().rpc('fail_with', { code: '42501' })).toMatchObject({ status: 401, error: { code: '42501' } })
    expect(await amina.client.rpc('fail_with', { code: '42501' })).toMatchObject({ status: 403, error: { code: '42501' } })
  })

  test('a function may still choose its own status', async () => {
    expect(await amina.client.rpc('fail_with', { code: 'PT418' })).toMatchObject({ status: 418, error: { code: 'PT418' } })
  })
})

describe('column values (json-types)', () => {
  test('timestamps are in ISO form, bigint and numeric are numbers, here and in embedded rows', async () => {
    const { data: note } = await amina.client.from('notes').insert({ title: 'values' }).select('id, price, views, at, local').single()
    expect(note).toMatchObject({ price: 10.5, views: 1234567890123, at: '2026-11-21T11:04:03.381+00:00', local: '2026-11-21T11:04:03' })
    await amina.client.from('photos').insert({ note_id: note?.id, image_url: '1' })
    const { data: photo } = await amina.client.from('photos').select('at, notes(price, views, at)').eq('note_id', note?.id).single()
    expect(photo).toEqual({
      at: '2026-11-21T11:04:03.381+00:00',
      notes: { price: 10.5, views: 1234567890123, at: '2026-11-21T11:04:03.381+00:00' },
    })
  })
})

describe('embedding (partial-indexes)', () => {
  test('a partial unique index does not make a list of rows a single one', async () => {
    const { data: note } = await amina.client.from('notes').insert({ title: 'album' }).select('id').single()
    const photos = ['1', '2'].map((image_url, at) => ({ note_id: note?.id, image_url, is_primary: at === 0 }))
    await amina.client.from('photos').insert(photos)
    const { data } = await amina.client.from('notes').select('title, photos(image_url)').eq('id', note?.id).single()
    expect(data).toEqual({ title: 'album', photos: [{ image_url: '1' }, { image_url: '2' }] })
  })
})

describe('requests at the same time (one-at-a-time)', () => {
  test('each acts as its own caller', async () => {
    const people = [amina, brian]
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => people[turn % 2]!.client.from('notes').insert({ title: `turn ${turn}` }).select('user_id').single()),
    )
    const writers = answers.map(({ data }) => data?.user_id)
    expect(writers).toEqual(answers.map((_, turn) => people[turn % 2]!.user.id))
  })

  test('the refused write of one does not undo what another does', async () => {
    let busy = true
    const refusals = (async () => {
      while (busy) await Promise.all(Array.from({ length: 10 }, () => amina.client.from('notes').insert({ title: 'forbidden' })))
    })()
    const newcomers = await Promise.all(Array.from({ length: 8 }, (_, index) => backend.signUpAs(`newcomer-${index}`)))
    busy = false
    await refusals
    const sessions = await Promise.all(newcomers.map(({ client }) => client.auth.getUser()))
    expect(sessions.map(({ error }) => error?.message)).toEqual(newcomers.map(() => undefined))
  })
})

describe('uploads of a Blob or File (multipart-uploads)', () => {
  const png = (text: string) => new Blob([text], { type: 'image/png' })

  test('are kept with their bytes and content type', async () => {
    const pictures = amina.client.storage.from('pictures')
    const path = `${amina.user.id}/blob.png`
    expect(await pictures.upload(path, png('first'), { cacheControl: '600' })).toMatchObject({ error: null })
    const answer = await fetch(pictures.getPublicUrl(path).data.publicUrl)
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'max-age=600' })
    expect(await answer.text()).toBe('first')
  })

  test('replace the picture, not the picture by its envelope', async () => {
    const pictures = amina.client.storage.from('pictures')
    const path = `${amina.user.id}/replaced.png`
    await pictures.upload(path, png('first'))
    expect(await pictures.update(path, png('second'))).toMatchObject({ error: null })
    expect(await (await pictures.download(path)).data?.text()).toBe('second')
  })

  test('of a kind that the bucket does not take are refused', async () => {
    const text = new File(['x'], 'x.txt', { type: 'text/plain' })
    expect((await amina.client.storage.from('pictures').upload(`${amina.user.id}/x.txt`, text)).error).toMatchObject({ statusCode: '415' })
  })

  test('of a path that exists are duplicates, and of a foreign path are refused', async () => {
    const pictures = amina.client.storage.from('pictures')
    await pictures.upload(`${amina.user.id}/once.png`, png('1'))
    expect((await pictures.upload(`${amina.user.id}/once.png`, png('2'))).error).toMatchObject({ statusCode: '409', message: 'The resource already exists' })
    expect((await pictures.upload(`${brian.user.id}/theirs.png`, png('3'))).error).toMatchObject({ statusCode: '403' })
  })
})

describe('signing up again (repeated-sign-ups)', () => {
  test('with a confirmed address is answered with a made-up user without identities, and changes nothing', async () => {
    const { data, error } = await backend.anonClient().auth.signUp({ email: amina.email.toUpperCase(), password: 'another-password' })
    expect(error).toBeNull()
    expect(data).toMatchObject({ session: null, user: { email: amina.email, identities: [] } })
    expect(data.user?.id).not.toBe(amina.user.id)
    expect((await backend.signInAs(amina.email, amina.password)).user.id).toBe(amina.user.id)
  })

  test('with a weak password says so first', async () => {
    const { error } = await backend.anonClient().auth.signUp({ email: amina.email, password: '12345' })
    expect(error).toMatchObject({ status: 422, code: 'weak_password' })
  })
})

describe('asking for the confirmation mail again (resent-confirmations)', () => {
  test('is refused at once, and sends a working new one after a minute', async () => {
    const email = 'late@students.example'
    const client = backend.anonClient()
    await client.auth.signUp({ email, password: 'late-password' })
    const first = backend.emails.latestTo(email)
    expect((await client.auth.resend({ type: 'signup', email })).error).toMatchObject({ status: 429 })
    await backend.sql(`update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = $1`, [email])
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
    const second = backend.emails.latestTo(email)
    expect(second?.link).not.toBe(first?.link)
    const code = /\d{6}/.exec(second?.text ?? '')?.[0] ?? ''
    expect((await client.auth.verifyOtp({ email, token: code, type: 'signup' })).data.session).not.toBeNull()
  })
})

describe('links in mails (mail-redirects)', () => {
  test('lead where the caller asked, within this site', async () => {
    await backend.anonClient().auth.resetPasswordForEmail(brian.email, { redirectTo: `${backend.url}/auth?mode=reset` })
    const opened = await fetch(backend.emails.latestTo(brian.email)?.link ?? '', { redirect: 'manual' })
    expect(opened.headers.get('location')).toMatch(`${backend.url}/auth?mode=reset#access_token=`)
  })

  test('never lead to another site', async () => {
    await backend.anonClient().auth.resetPasswordForEmail(brian.email, { redirectTo: 'https://elsewhere.example/' })
    const opened = await fetch(backend.emails.latestTo(brian.email)?.link ?? '', { redirect: 'manual' })
    expect(opened.headers.get('location')).toMatch(`${backend.url}#access_token=`)
  })
})

describe('what needs no correction, as the app relies on it', () => {
  test('default auth.uid(), own rows only, representation, upsert and empty updates', async () => {
    const { data } = await brian.client.from('notes').insert({ title: 'own' }).select('id, user_id').single()
    expect(data?.user_id).toBe(brian.user.id)
    expect((await amina.client.from('notes').select('id').eq('id', data?.id)).data).toEqual([])
    expect(await amina.client.from('notes').update({ title: 'taken over' }).eq('id', data?.id).select('id')).toMatchObject({ status: 200, data: [] })
    expect((await brian.client.from('notes').update({ title: 'changed' }).eq('id', data?.id).select('title')).data).toEqual([{ title: 'changed' }])
  })

  test('counting without rows', async () => {
    const all = await brian.client.from('notes').select('id')
    const head = await brian.client.from('notes').select('id', { count: 'exact', head: true })
    expect(head).toMatchObject({ data: null, count: all.data?.length })
  })

  test('snapshots and transaction ids', async () => {
    const { count } = await brian.client.from('notes').select('id', { count: 'exact', head: true })
    expect((await brian.client.rpc('settled_notes')).data).toBe(count)
  })

  test('an unknown column, table and function have the codes of PostgREST', async () => {
    expect((await amina.client.from('notes').select('nope')).error).toMatchObject({ code: '42703' })
    expect((await amina.client.from('notes').insert({ nope: 1 })).error).toMatchObject({ code: 'PGRST204' })
    expect((await amina.client.from('nope').select()).error).toMatchObject({ code: 'PGRST205' })
    expect((await amina.client.rpc('nope')).error).toMatchObject({ code: 'PGRST202' })
  })

  test('a wrong password, an unconfirmed address and a wrong token are told apart', async () => {
    const { auth } = backend.anonClient()
    expect((await auth.signInWithPassword({ email: amina.email, password: 'wrong' })).error).toMatchObject({ code: 'invalid_credentials' })
    await auth.signUp({ email: 'waiting@students.example', password: 'waiting-password' })
    const waiting = await auth.signInWithPassword({ email: 'waiting@students.example', password: 'waiting-password' })
    expect(waiting.error).toMatchObject({ code: 'email_not_confirmed' })
    const headers = { Authorization: 'Bearer a.b.c' }
    const broken = createClient(backend.url, backend.keys.publishable, { global: { headers } })
    expect(await broken.from('notes').select('id')).toMatchObject({ status: 401, error: { code: 'PGRST301' } })
  })
})
