-- The base of every table: roles without default rights, revisions for incremental pulls, tombstones for deletions.

-- Nothing is exposed without an explicit grant.
revoke all on all tables in schema public from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Lets roles read all columns of a table. A grant on the table itself would include the system columns: `xmin` is a number of
-- transactions.
create function private.grant_read(target regclass, roles text) returns void
language plpgsql set search_path = '' as $$
begin
  execute (
    select pg_catalog.format('grant select (%s) on %s to %s', pg_catalog.string_agg(pg_catalog.quote_ident(attname), ', ' order by attnum), target, roles)
    from pg_catalog.pg_attribute where attrelid = target and attnum > 0 and not attisdropped
  );
end $$;

-- No request may hold the database for long. PostgREST applies these settings when it switches to the role.
do $$
begin
  execute pg_catalog.format('alter role anon in database %I set statement_timeout = %L', pg_catalog.current_database(), '3s');
  execute pg_catalog.format('alter role authenticated in database %I set statement_timeout = %L', pg_catalog.current_database(), '8s');
  execute pg_catalog.format('alter role authenticated in database %I set lock_timeout = %L', pg_catalog.current_database(), '4s');
end $$;

-- A phone copies two scopes: the public rows of its campus, and the rows of its account. Within a scope, revisions rise in
-- the order of commits: the first row that a transaction writes in a scope locks it until the commit. Whoever sees a
-- revision, on a standby too, sees all lower ones, so a cursor skips no row. Clients cannot set revisions or times.
--
-- A revision is a time. If it counted transactions, everybody could count those whose rows they must not see: a write that
-- only its author sees, next to a listing under a name, would name the author.
create table private.revisions (
  -- 'campus:<slug>' or 'user:<id>'.
  scope text primary key,
  newest bigint not null
);

-- Milliseconds since the start of 2026.
create function private.revision_at(moment timestamptz) returns bigint
language sql immutable set search_path = '' as $$
  select pg_catalog.floor((extract(epoch from revision_at.moment) - extract(epoch from timestamptz '2026-01-01 00:00:00Z')) * 1000)::bigint
$$;

-- The revision of this transaction in some scopes, which it locks. The setting `comrade.revision` stores the transaction's
-- revision and the scopes it has locked so far: {"rev", "scopes"}.
create function private.next_revision(scopes text[]) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  given constant jsonb := coalesce(nullif(pg_catalog.current_setting('comrade.revision', true), ''), '{"rev": 0, "scopes": []}')::jsonb;
  revision bigint := (given ->> 'rev')::bigint;
  held text[];
  newest bigint;
begin
  if given -> 'scopes' ?& next_revision.scopes and revision > 0 then
    return revision;
  end if;
  insert into private.revisions (scope, newest)
  select listed.scope, 0 from pg_catalog.unnest(next_revision.scopes) as listed (scope) order by listed.scope collate "C"
  on conflict (scope) do nothing;
  -- Locks them in the same order everywhere, so that no two transactions wait for each other.
  select max(locked.newest) into newest from (
    select known.newest from private.revisions as known where known.scope = any (next_revision.scopes) order by known.scope collate "C" for update
  ) as locked;
  revision := greatest(newest + 1, case revision when 0 then private.revision_at(pg_catalog.clock_timestamp()) else revision end);
  select pg_catalog.array_agg(distinct listed.scope) into held
  from (select pg_catalog.jsonb_array_elements_text(given -> 'scopes') union all select pg_catalog.unnest(next_revision.scopes)) as listed (scope);
  update private.revisions as known set newest = revision where known.scope = any (held);
  perform pg_catalog.set_config('comrade.revision', pg_catalog.jsonb_build_object('rev', revision, 'scopes', coalesce(held, '{}'))::text, true);
  return revision;
end $$;

-- Trigger arguments: 'public' for a row that the phones of its campus copy (of all campuses, if it belongs to none), 'owned'
-- for one that its owner's phones copy. A row may be both.
create function private.set_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  written constant jsonb := pg_catalog.to_jsonb(new);
  campus constant text := written ->> 'campus';
  owner constant text := coalesce(written ->> 'user_id', written ->> 'owner_id', case when tg_table_name = 'profiles' then written ->> 'id' end);
  scopes text[] := '{}';
begin
  if 'public' = any (tg_argv) and campus is not null then
    -- A later check refuses what is longer than any slug.
    scopes := array['campus:' || pg_catalog.left(campus, 20)];
  elsif 'public' = any (tg_argv) then
    scopes := array(select 'campus:' || known.slug from public.campuses as known) || ('campus:' || pg_catalog.left(written ->> 'slug', 20));
  end if;
  if 'owned' = any (tg_argv) then
    scopes := scopes || ('user:' || owner);
  end if;
  new.rev := private.next_revision(pg_catalog.array_remove(scopes, null));
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
  -- Appears in URLs and in every row that belongs to a campus, so it never changes.
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
  for each row when (new.owner_id is null) execute function private.set_revision('public');
create trigger set_revision_of_owned before insert or update on public.tombstones
  for each row when (new.owner_id is not null) execute function private.set_revision('owned');

alter table public.tombstones enable row level security;
select private.grant_read('public.tombstones', 'anon, authenticated');
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
  insert into public.tombstones (table_name, row_id, owner_id, campus)
  values (tg_table_name, old.id, owner, pg_catalog.to_jsonb(old) ->> 'campus');
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
    raise exception 'This id is taken' using errcode = 'unique_violation';
  end if;
  return new;
end $$;

-- Invisible characters, and blanks of every kind (src/domain/shared/plain-text.ts has the same ranges).
create function private.is_visible(words text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select is_visible.words ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]'
$$;
grant execute on function private.is_visible(text) to anon, authenticated, service_role;

-- Rejects control characters, characters that reverse the text direction, and invisible text, in every text column.
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
    execute pg_catalog.format('alter table %s add check (%I = '''' or private.is_visible(%I))', target, text_column, text_column);
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
  -- A statement that adds both may add the child first. It must then name the campus itself.
  new.campus := coalesce(parent_campus, new.campus);
  if new.campus is null then
    raise exception 'No such row of %', tg_argv[0] using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;

-- Prepares a table for pulls: row-level security, revisions, tombstones, plain text.
-- Ownership: 'public' or 'owned', as in write_tombstone(). The owner of a public row, such as an item, copies it, too.
create function private.replicate(target regclass, ownership text) returns void
language plpgsql set search_path = '' as $$
declare
  copied_by constant text := case when ownership = 'public' and exists (
    select from pg_catalog.pg_attribute where attrelid = target and attname = 'user_id' and not attisdropped) then '''public'', ''owned''' else pg_catalog.quote_literal(ownership) end;
begin
  execute pg_catalog.format('alter table %s enable row level security', target);
  execute pg_catalog.format('grant all on %s to service_role', target);
  execute pg_catalog.format(
    'create trigger set_revision before insert or update on %s for each row execute function private.set_revision(%s)', target, copied_by);
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
select private.hide_from_api('private.revisions');

select private.replicate('public.campuses', 'public');
select private.grant_read('public.campuses', 'anon, authenticated');
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
