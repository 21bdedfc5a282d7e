-- The audit log of what admins do, and how the first admin is appointed.

-- Append-only, even for the database's own roles.
create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  -- No reference: entries outlive the admin's account.
  admin_id uuid not null,
  action text not null check (char_length(action) <= 40),
  table_name text not null check (char_length(table_name) <= 63),
  row_id uuid not null,
  -- Null for an action that belongs to no campus.
  campus text,
  -- What changed: column → [before, after]. Never contains the author of a post.
  detail jsonb not null default '{}'
);
create index audit_log_at on public.audit_log (at desc, id);
alter table public.audit_log enable row level security;
select private.grant_read('public.audit_log', 'authenticated');
grant select on public.audit_log to service_role;
create policy "admins read" on public.audit_log for select to authenticated
  using (coalesce((select private.admin_scope()) in ('*', campus), false));

create function private.reject_audit_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The audit log is append-only' using errcode = '42501';
end $$;
create trigger reject_audit_change before update or delete on public.audit_log
  for each row execute function private.reject_audit_change();
create trigger reject_audit_truncate before truncate on public.audit_log
  for each statement execute function private.reject_audit_change();

create function private.write_audit_entry(action text, table_name text, row_id uuid, detail jsonb, campus text default null) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (admin_id, action, table_name, row_id, detail, campus)
  values ((select auth.uid()), write_audit_entry.action, write_audit_entry.table_name, write_audit_entry.row_id, write_audit_entry.detail,
    write_audit_entry.campus)
$$;

-- Logs an admin's changes to a table. Changes by seeds and the service role are not logged.
create function private.audit_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  old_row jsonb := case when tg_op = 'INSERT' then '{}' else pg_catalog.to_jsonb(old) end;
  new_row jsonb := case when tg_op = 'DELETE' then '{}' else pg_catalog.to_jsonb(new) end;
  changes jsonb;
begin
  if not private.is_admin() then
    return null;
  end if;
  select coalesce(pg_catalog.jsonb_object_agg(keys.name, pg_catalog.jsonb_build_array(old_row -> keys.name, new_row -> keys.name)), '{}')
  into changes
  from pg_catalog.jsonb_object_keys(old_row || new_row) as keys (name)
  where keys.name not in ('id', 'rev', 'created_at', 'updated_at') and (old_row -> keys.name) is distinct from (new_row -> keys.name);
  perform private.write_audit_entry(
    pg_catalog.lower(tg_op), tg_table_name, (case when tg_op = 'DELETE' then old_row else new_row end ->> 'id')::uuid, changes,
    (old_row || new_row) ->> 'campus');
  return null;
end $$;

-- Admins of all campuses can add and change campuses; an admin of one campus can change that one.
grant insert, update on public.campuses to authenticated;
create policy "admins add" on public.campuses for insert to authenticated with check ((select private.admin_scope()) = '*');
create policy "admins change" on public.campuses for update to authenticated
  using ((select private.admin_scope()) in ('*', slug)) with check ((select private.admin_scope()) in ('*', slug));
create function private.reject_slug_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A campus keeps its slug: phones know it by that' using errcode = 'check_violation';
end $$;
create trigger reject_slug_change before update of slug on public.campuses
  for each row when (old.slug <> new.slug) execute function private.reject_slug_change();
-- An admin of one campus can change only its website and numbers. Its names, colour and position can be changed only by
-- admins of all campuses.
create function private.reject_identity_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null and private.admin_scope() is distinct from '*' then
    raise exception 'Only admins of all campuses change this' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger reject_identity_change before update on public.campuses
  for each row when ((old.id, old.name, old.short_name, old.town, old.colour, old.position)
    is distinct from (new.id, new.name, new.short_name, new.town, new.colour, new.position))
  execute function private.reject_identity_change();
create trigger audit after insert or update or delete on public.campuses for each row execute function private.audit_change();
select private.limit_writes('public.campuses', action, 200, '1 hour') from (values ('insert'), ('update')) as listed (action);

-- The setup code is created by SQL on the server. The first user who enters it becomes the first admin.
create table private.setup_codes (
  singleton boolean primary key default true check (singleton),
  -- SHA-256 of the code. The code itself is not stored.
  hash bytea not null,
  created_at timestamptz not null default now()
);
select private.hide_from_api('private.setup_codes');

create function private.hash_setup_code(code text) returns bytea
language sql immutable set search_path = '' as $$
  select pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.upper(pg_catalog.regexp_replace(code, '[^0-9A-Za-z]', '', 'g')), 'UTF8'))
$$;

create function private.admin_exists() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.profiles where role = 'admin')
$$;

-- Can be called only by SQL: `select private.create_setup_code()`. Replaces an earlier code. Null once there is an admin.
create function private.create_setup_code() returns text
language plpgsql security definer set search_path = '' as $$
declare
  digits text := pg_catalog.upper(pg_catalog.substr(pg_catalog.replace(pg_catalog.gen_random_uuid()::text || pg_catalog.gen_random_uuid()::text, '-', ''), 1, 10)
    || pg_catalog.substr(pg_catalog.replace(pg_catalog.gen_random_uuid()::text, '-', ''), 21, 10));
  code text := pg_catalog.regexp_replace(digits, '(.{4})(?=.)', '\1-', 'g');
begin
  if private.admin_exists() then
    return null;
  end if;
  insert into private.setup_codes (hash) values (private.hash_setup_code(code))
  on conflict (singleton) do update set hash = excluded.hash, created_at = pg_catalog.now();
  return code;
end $$;

-- Whether /admin/setup can still appoint the first admin.
create function public.setup_open() returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.admin_exists()
$$;
grant execute on function public.setup_open() to anon, authenticated;

-- Makes the caller the first admin. Returns 'granted', 'wrong-code', 'closed' (there is an admin) or 'wait' (the caller
-- has entered five wrong codes in this hour). It returns instead of raising, so that a wrong attempt is still counted.
create function public.claim_admin(setup_code text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  this_hour timestamptz := pg_catalog.date_trunc('hour', pg_catalog.now());
begin
  if caller is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('claim_admin', 0));
  if private.admin_exists() then
    return 'closed';
  end if;
  if coalesce((
    select tries.count from private.rate_counters as tries
    where tries.actor = 'user:' || caller::text and tries.action = 'claim_admin' and tries.window_start = this_hour
  ), 0) >= 5 then
    return 'wait';
  end if;
  if not exists (select 1 from private.setup_codes where hash = private.hash_setup_code(claim_admin.setup_code)) then
    insert into private.rate_counters as known (actor, action, window_start, window_end, count)
    values ('user:' || caller::text, 'claim_admin', this_hour, this_hour + interval '1 hour', 1)
    on conflict (actor, action, window_start) do update set count = known.count + 1;
    return 'wrong-code';
  end if;
  insert into public.profiles (id, role) values (caller, 'admin') on conflict (id) do update set role = 'admin';
  delete from private.setup_codes;
  perform private.write_audit_entry('claim', 'profiles', caller, '{}');
  return 'granted';
end $$;
grant execute on function public.claim_admin(text) to authenticated;
