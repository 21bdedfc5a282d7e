-- What every table builds on: roles without default rights, revisions for incremental pull, tombstones for deletions.

-- Nothing is exposed without an explicit grant.
revoke all on all tables in schema public from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- No request may hold the database for long. PostgREST applies these settings when it switches to the role.
do $$
begin
  execute pg_catalog.format('alter role anon in database %I set statement_timeout = %L', pg_catalog.current_database(), '3s');
  execute pg_catalog.format('alter role authenticated in database %I set statement_timeout = %L', pg_catalog.current_database(), '8s');
  execute pg_catalog.format('alter role authenticated in database %I set lock_timeout = %L', pg_catalog.current_database(), '4s');
end $$;

-- A row's revision is the id of the transaction that wrote it. A client that reads only revisions below
-- pg_snapshot_xmin() never skips a row whose transaction commits late. Clients cannot set times.
--
-- An older transaction may write a row after a younger one has written and committed it. The row then keeps the younger
-- one's revision. A phone may already know that revision, from the response to its own write or from loading the single
-- row: it ignores a row with a lower revision, and stores one with an equal revision. Nothing is skipped: while the older
-- transaction runs, every answer ends below its id, so no cursor is beyond the higher revision. Nothing is delayed: the
-- horizon passes both ids as soon as both transactions have ended.
create function private.set_revision() returns trigger
language plpgsql set search_path = '' as $$
declare
  xact constant bigint := pg_catalog.pg_current_xact_id()::text::bigint;
  -- A tombstone is given the revision of the row that was deleted.
  known constant bigint := case when tg_op = 'UPDATE' then old.rev when tg_table_name = 'tombstones' then new.rev end;
begin
  -- A revision that no transaction has had yet is from before a restore (private.restart_revisions).
  new.rev := case when known < pg_catalog.pg_snapshot_xmax(pg_catalog.pg_current_snapshot())::text::bigint then greatest(known, xact) else xact end;
  new.updated_at := pg_catalog.now();
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
  elsif (select auth.uid()) is not null then
    new.created_at := pg_catalog.now();
  end if;
  return new;
end $$;

-- What students of one university see: gossip, the market, rooms, shops and services.
create table public.campuses (
  id uuid primary key default gen_random_uuid(),
  -- Part of URLs and of every row that belongs to a campus; never changes.
  slug text not null unique check (slug ~ '^[a-z][a-z0-9-]{1,19}$'),
  name text not null check (char_length(name) between 1 and 120),
  short_name text not null check (char_length(short_name) between 1 and 20),
  town text not null check (char_length(town) between 1 and 60),
  -- The accent of its title bar and cards: #rrggbb.
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  website text check (website ~ '^https://' and char_length(website) <= 300),
  -- Lists of {label, value}: the university's own numbers, and emergency numbers.
  contacts jsonb not null default '[]' check (jsonb_typeof(contacts) = 'array' and length(contacts::text) <= 4000),
  emergency jsonb not null default '[]' check (jsonb_typeof(emergency) = 'array' and length(emergency::text) <= 4000),
  position smallint not null default 0,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.tombstones (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (char_length(table_name) <= 63),
  row_id uuid not null,
  -- Null: public. Otherwise only the owner of the deleted row may read it.
  owner_id uuid references auth.users (id) on delete cascade,
  -- Null for rows of no campus.
  campus text references public.campuses (slug),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index tombstones_public on public.tombstones (campus, rev, id) where owner_id is null;
create index tombstones_owner on public.tombstones (owner_id, rev, id);
create index tombstones_row on public.tombstones (row_id);
create index tombstones_created on public.tombstones (created_at);
create trigger set_revision before insert or update on public.tombstones
  for each row execute function private.set_revision();

alter table public.tombstones enable row level security;
grant select on public.tombstones to anon, authenticated;
grant all on public.tombstones to service_role;
create policy "anyone reads public tombstones" on public.tombstones
  for select to anon using (owner_id is null);
create policy "people read public and their own tombstones" on public.tombstones
  for select to authenticated using (owner_id is null or owner_id = (select auth.uid()));

-- The rows whose tombstones have expired. A request that arrives later must not restore one.
create table private.deleted_rows (row_id uuid primary key);

-- Trigger argument: 'public', or 'owned' where only the row's user_id may read the tombstone.
create function private.write_tombstone() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := case when tg_argv[0] = 'owned' then (pg_catalog.to_jsonb(old) ->> 'user_id')::uuid end;
begin
  -- The account itself is being deleted, so nobody would read the tombstone.
  if tg_argv[0] = 'owned' and (owner is null or not exists (select from auth.users as u where u.id = owner)) then
    return old;
  end if;
  insert into public.tombstones (table_name, row_id, owner_id, campus, rev)
  values (tg_table_name, old.id, owner, pg_catalog.to_jsonb(old) ->> 'campus', old.rev);
  return old;
end $$;

-- A request may arrive after its sender timed out and sent it again. Without this trigger, a late insert would restore
-- a row that was deleted since. It fails like any duplicate key: the client then looks the row up and does not find it.
create function private.reject_resurrected() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Seeds and restored rows have no user.
  if (select auth.uid()) is not null and (
    exists (
      select 1 from public.tombstones as tombstone
      where tombstone.row_id = new.id and tombstone.table_name = tg_table_name::text)
    or exists (select 1 from private.deleted_rows as deleted where deleted.row_id = new.id)
  ) then
    raise exception 'This row was created and deleted before' using errcode = 'unique_violation';
  end if;
  return new;
end $$;

-- Rejects control characters and characters that reverse the text direction, in every text column.
create function private.require_plain_text(target regclass) returns void
language plpgsql set search_path = '' as $$
declare
  text_column name;
begin
  for text_column in
    select attname from pg_catalog.pg_attribute
    where attrelid = target and attnum > 0 and not attisdropped and atttypid = 'text'::regtype
  loop
    execute pg_catalog.format('alter table %s add check (%I !~ %L)', target, text_column,
      '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]');
  end loop;
end $$;

-- A phone pulls only its own campus, so a row that moved would stay on the phones of the old campus.
create function private.reject_campus_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.campus <> old.campus then
    raise exception 'A row stays on its campus: delete it and create it on the other one' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Copies the campus of the parent row, such as the item of a photo. Trigger arguments: the parent table, and the column that refers to it.
create function private.copy_campus() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  parent uuid := (pg_catalog.to_jsonb(new) ->> tg_argv[1])::uuid;
  parent_campus text;
begin
  execute pg_catalog.format('select campus from public.%I where id = $1', tg_argv[0]) into parent_campus using parent;
  new.campus := coalesce(parent_campus, new.campus, 'tum');
  return new;
end $$;

-- Prepares a table for pulls: row-level security, revisions, tombstones, plain text.
-- Ownership: 'public' or 'owned', as in write_tombstone().
create function private.replicate(target regclass, ownership text) returns void
language plpgsql set search_path = '' as $$
begin
  execute pg_catalog.format('alter table %s enable row level security', target);
  execute pg_catalog.format('grant all on %s to service_role', target);
  execute pg_catalog.format(
    'create trigger set_revision before insert or update on %s for each row execute function private.set_revision()', target);
  execute pg_catalog.format(
    'create trigger write_tombstone after delete on %s for each row execute function private.write_tombstone(%L)', target, ownership);
  perform private.require_plain_text(target);
  if exists (select from pg_catalog.pg_attribute where attrelid = target and attname = 'campus' and not attisdropped) then
    -- Longer than any slug: rejected before it would exceed the size of an index entry.
    execute pg_catalog.format('alter table %s add check (char_length(campus) <= 20)', target);
    execute pg_catalog.format(
      'create trigger reject_campus_change before update of campus on %s for each row execute function private.reject_campus_change()', target);
  end if;
end $$;

-- Closes a table of the private schema to the API, with an explicit policy.
create function private.hide_from_api(target regclass) returns void
language plpgsql set search_path = '' as $$
begin
  execute pg_catalog.format('alter table %s enable row level security', target);
  execute pg_catalog.format('create policy "no API access" on %s to anon, authenticated using (false) with check (false)', target);
end $$;

select private.hide_from_api('private.deleted_rows');

select private.replicate('public.campuses', 'public');
grant select on public.campuses to anon, authenticated;
create policy "anyone reads" on public.campuses for select to anon, authenticated using (true);
insert into public.campuses (slug, name, short_name, town, colour, website)
values ('tum', 'Technical University of Mombasa', 'TUM', 'Mombasa', '#0b7a75', 'https://www.tum.ac.ke/');

-- The requests that calls such as set_like() have processed, by the idempotency keys that phones chose.
create table private.processed_requests (
  user_id uuid not null references auth.users (id) on delete cascade,
  idempotency_key uuid not null,
  processed_at timestamptz not null default now(),
  primary key (user_id, idempotency_key)
);
create index processed_requests_processed on private.processed_requests (processed_at);
select private.hide_from_api('private.processed_requests');

-- True the first time the caller sends this key, and for a null key. Keys are remembered for a week.
create function private.claim_idempotency_key(key uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
begin
  if caller is null or key is null then
    return true;
  end if;
  delete from private.processed_requests where user_id = caller and processed_at < pg_catalog.now() - interval '7 days';
  insert into private.processed_requests (user_id, idempotency_key) values (caller, key) on conflict do nothing;
  return found;
end $$;
