-- What every other table stands on: revisions for incremental pull, tombstones,
-- who is an admin, and the profile that a new account gets.

-- Hosted projects expose nothing without an explicit GRANT; neither do we.
revoke all on all tables in schema public from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- A row's revision is the id of the transaction that wrote it. A reader that asks only for
-- revisions below pg_snapshot_xmin() never skips a row whose transaction commits late.
create function private.touch() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.rev := pg_catalog.pg_current_xact_id()::text::bigint;
  new.updated_at := pg_catalog.now();
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
  end if;
  return new;
end $$;

create table public.tombstones (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (char_length(table_name) <= 63),
  row_id uuid not null,
  -- Null: everybody may know. Otherwise only the owner of the deleted row learns of it.
  owner_id uuid,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index tombstones_rev on public.tombstones (rev, id);
create index tombstones_owner on public.tombstones (owner_id, rev, id);
create trigger touch before insert or update on public.tombstones
  for each row execute function private.touch();

alter table public.tombstones enable row level security;
grant select on public.tombstones to anon, authenticated;
grant all on public.tombstones to service_role;
create policy "anyone reads public tombstones" on public.tombstones
  for select to anon using (owner_id is null);
create policy "people read public and their own tombstones" on public.tombstones
  for select to authenticated using (owner_id is null or owner_id = (select auth.uid()));

-- Trigger argument 'owned': the deleted row's user_id alone may read the tombstone.
create function private.bury() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.tombstones (table_name, row_id, owner_id)
  values (
    tg_table_name,
    old.id,
    case when tg_argv[0] = 'owned' then (pg_catalog.to_jsonb(old) ->> 'user_id')::uuid end
  );
  return old;
end $$;

-- Gives a table its revision and tombstone triggers and turns row-level security on.
create function private.replicate(target regclass, ownership text) returns void
language plpgsql set search_path = '' as $$
begin
  execute pg_catalog.format('alter table %s enable row level security', target);
  execute pg_catalog.format('grant all on %s to service_role', target);
  execute pg_catalog.format(
    'create trigger touch before insert or update on %s for each row execute function private.touch()', target);
  execute pg_catalog.format(
    'create trigger bury after delete on %s for each row execute function private.bury(%L)', target, ownership);
end $$;
revoke execute on function private.replicate(regclass, text) from public;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 120),
  email text check (char_length(email) <= 320),
  phone text check (char_length(phone) <= 32),
  university text check (char_length(university) <= 120),
  course text check (char_length(course) <= 120),
  year_of_study smallint not null default 1 check (year_of_study between 1 and 7),
  role text not null default 'student' check (role in ('student', 'admin')),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
create trigger touch before insert or update on public.profiles
  for each row execute function private.touch();

-- Nobody writes their own role or e-mail: those columns are granted for reading only.
grant select on public.profiles to authenticated;
grant insert (id, full_name, phone, university, course, year_of_study) on public.profiles to authenticated;
grant update (full_name, phone, university, course, year_of_study) on public.profiles to authenticated;
grant all on public.profiles to service_role;
create policy "people read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "people create their own profile" on public.profiles
  for insert to authenticated with check (id = (select auth.uid()));
create policy "people change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.profiles where id = (select auth.uid()) and role = 'admin'
  )
$$;
revoke execute on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated;

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, full_name, email)
  values (new.id, pg_catalog.left(new.raw_user_meta_data ->> 'full_name', 120), new.email)
  on conflict (id) do update set email = excluded.email;
  return new;
end $$;
create trigger create_profile after insert or update of email on auth.users
  for each row execute function private.create_profile();
