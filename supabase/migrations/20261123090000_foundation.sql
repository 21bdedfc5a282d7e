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
create function private.set_revision() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.rev := pg_catalog.pg_current_xact_id()::text::bigint;
  new.updated_at := pg_catalog.now();
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
  elsif (select auth.uid()) is not null then
    new.created_at := pg_catalog.now();
  end if;
  return new;
end $$;

create table public.tombstones (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (char_length(table_name) <= 63),
  row_id uuid not null,
  -- Null: public. Otherwise only the owner of the deleted row may read it.
  owner_id uuid references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index tombstones_public on public.tombstones (rev, id) where owner_id is null;
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

-- Trigger argument: 'public', or 'owned' where only the row's user_id may read the tombstone.
create function private.write_tombstone() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := case when tg_argv[0] = 'owned' then (pg_catalog.to_jsonb(old) ->> 'user_id')::uuid end;
begin
  -- The account itself is being deleted: nobody is left to read the tombstone.
  if tg_argv[0] = 'owned' and (owner is null or not exists (select from auth.users as u where u.id = owner)) then
    return old;
  end if;
  insert into public.tombstones (table_name, row_id, owner_id) values (tg_table_name, old.id, owner);
  return old;
end $$;

-- A request may arrive after its sender gave up and sent it again. Without this trigger a late insert would bring back
-- a row that was deleted since. It fails like any duplicate key: the client looks the row up and finds it gone.
create function private.reject_resurrected() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Seeds and restored rows have no user.
  if (select auth.uid()) is not null and exists (
    select 1 from public.tombstones as tombstone
    where tombstone.row_id = new.id and tombstone.table_name = tg_table_name::text
  ) then
    raise exception 'This row was created and deleted before' using errcode = 'unique_violation';
  end if;
  return new;
end $$;

-- Refuses control characters, and those that reverse the direction of the text around them, in every text column.
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

-- Makes a table one that phones pull: row-level security, revisions, tombstones, plain text.
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
end $$;

-- Closes a table of the private schema to the API, and says so with a policy.
create function private.hide_from_api(target regclass) returns void
language plpgsql set search_path = '' as $$
begin
  execute pg_catalog.format('alter table %s enable row level security', target);
  execute pg_catalog.format('create policy "no API access" on %s to anon, authenticated using (false) with check (false)', target);
end $$;

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
