import { afterAll, vi } from 'vitest'
import { migrationsFolder, startBackend } from './start-backend.ts'
import type { TestUser, TestBackend } from './start-backend.ts'

// A small schema that covers everything in which the embedded backend must match the hosted service.
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

insert into storage.buckets (id, name, public, allowed_mime_types) values ('pictures', 'pictures', true, '{image/webp}');
create policy "people write under their own id" on storage.objects for all to authenticated
  using ((storage.foldername(name))[1] = (select auth.uid())::text)
  with check ((storage.foldername(name))[1] = (select auth.uid())::text and (select private.may_upload()));
`

/** A backend with that schema and two accounts, for the tests of one file. */
type Fixture = {
  readonly backend: TestBackend
  readonly migrationsDir: string
  readonly amina: TestUser
  readonly brian: TestUser
}

export async function startFixture(): Promise<Fixture> {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const migrations = await migrationsFolder({ '20260101000000_notes.sql': schema })
  const backend = await startBackend({ migrationsDir: migrations.path, seedFile: null })
  afterAll(async () => {
    await backend.close()
    await migrations.remove()
    quiet.mockRestore()
  })
  return {
    backend,
    migrationsDir: migrations.path,
    amina: await backend.signUpAs('amina'),
    brian: await backend.signUpAs('brian'),
  }
}
