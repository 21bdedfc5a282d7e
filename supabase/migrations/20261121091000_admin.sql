-- Who runs the app: how the first admin comes to be, what admins decide about posts, and a record of all they do.

-- Setup. Whoever can run SQL on the server makes a code; whoever has the code becomes the first admin, once.
create table private.setup_codes (
  only_one boolean primary key default true check (only_one),
  -- SHA-256 of the code. The code itself is nowhere.
  hash bytea not null,
  made_at timestamptz not null default now()
);
alter table private.setup_codes enable row level security;

create function private.hash_of_code(code text) returns bytea
language sql immutable set search_path = '' as $$
  select pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.upper(pg_catalog.regexp_replace(code, '[^0-9A-Za-z]', '', 'g')), 'UTF8'))
$$;
revoke execute on function private.hash_of_code(text) from public;

create function private.has_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.profiles where role = 'admin')
$$;
revoke execute on function private.has_admin() from public;

-- By SQL alone: `select private.new_setup_code()`. An earlier code stops working. Null once there is an admin.
create function private.new_setup_code() returns text
language plpgsql security definer set search_path = '' as $$
declare
  digits text := pg_catalog.upper(pg_catalog.substr(pg_catalog.replace(pg_catalog.gen_random_uuid()::text || pg_catalog.gen_random_uuid()::text, '-', ''), 1, 10)
    || pg_catalog.substr(pg_catalog.replace(pg_catalog.gen_random_uuid()::text, '-', ''), 21, 10));
  code text := pg_catalog.regexp_replace(digits, '(.{4})(?=.)', '\1-', 'g');
begin
  if private.has_admin() then
    return null;
  end if;
  insert into private.setup_codes (hash) values (private.hash_of_code(code))
  on conflict (only_one) do update set hash = excluded.hash, made_at = pg_catalog.now();
  return code;
end $$;
revoke execute on function private.new_setup_code() from public;

-- Whether /admin/setup has anything to offer. Told to everybody: it says nothing about anybody.
create function public.setup_open() returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.has_admin()
$$;
revoke execute on function public.setup_open() from public;
grant execute on function public.setup_open() to anon, authenticated;

-- Makes the caller the first admin: 'granted', or 'wrong-code', 'closed' (there is an admin) or 'wait' (five wrong
-- codes in an hour, whoever tried them). An answer, not an error: a wrong try must stay counted.
create function public.claim_admin(setup_code text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
begin
  if caller is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('claim_admin', 0));
  if private.has_admin() then
    return 'closed';
  end if;
  delete from private.activity where action = 'claim_admin' and at <= pg_catalog.now() - interval '1 hour';
  if (select count(*) from private.activity where action = 'claim_admin') >= 5 then
    return 'wait';
  end if;
  if not exists (select 1 from private.setup_codes where hash = private.hash_of_code(claim_admin.setup_code)) then
    insert into private.activity (actor, action) values (caller::text, 'claim_admin');
    return 'wrong-code';
  end if;
  insert into public.profiles (id, role) values (caller, 'admin') on conflict (id) do update set role = 'admin';
  delete from private.setup_codes;
  delete from private.activity where action = 'claim_admin';
  perform private.record_act('claim', 'profiles', caller, '{}');
  return 'granted';
end $$;
revoke execute on function public.claim_admin(text) from public, anon;
grant execute on function public.claim_admin(text) to authenticated;

-- Everything that admins do, for admins to read. Nobody changes it, the database's own roles included.
create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  -- No reference: what an admin did stays when the account goes.
  admin_id uuid not null,
  action text not null check (char_length(action) <= 40),
  table_name text not null check (char_length(table_name) <= 63),
  row_id uuid not null,
  -- What changed: column → [before, after]. Never who wrote a post.
  detail jsonb not null default '{}'
);
create index audit_log_at on public.audit_log (at desc, id);
alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated;
grant select on public.audit_log to service_role;
create policy "admins read" on public.audit_log for select to authenticated using ((select private.is_admin()));

create function private.keep_audit() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The record of what admins did is only added to' using errcode = '42501';
end $$;
create trigger keep_audit before update or delete on public.audit_log
  for each row execute function private.keep_audit();
create trigger keep_audit_whole before truncate on public.audit_log
  for each statement execute function private.keep_audit();

create function private.record_act(action text, table_name text, row_id uuid, detail jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (admin_id, action, table_name, row_id, detail)
  values ((select auth.uid()), record_act.action, record_act.table_name, record_act.row_id, record_act.detail)
$$;
revoke execute on function private.record_act(text, text, uuid, jsonb) from public;

-- What an admin changes in the catalogue. Seeds and the service itself are no admins.
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
  perform private.record_act(
    pg_catalog.lower(tg_op), tg_table_name, (case when tg_op = 'DELETE' then old_row else new_row end ->> 'id')::uuid, changes);
  return null;
end $$;

do $$
declare catalogue text;
begin
  foreach catalogue in array array[
    'groceries', 'medicines', 'shops', 'eshop_products', 'service_providers', 'rentals', 'rental_photos', 'university_links'
  ] loop
    execute format('create trigger audit after insert or update or delete on public.%I
      for each row execute function private.audit_change()', catalogue);
  end loop;
end $$;

-- Whose posting is suspended. Known by a handle: an admin suspends the author of a post without learning who it is.
create table private.suspensions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  since timestamptz not null default now(),
  kind text not null,
  -- What it was for, as it stood: the post itself may be gone.
  because text not null
);
alter table private.suspensions enable row level security;

create function private.may_post() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select 1 from private.suspensions where user_id = (select auth.uid()))
$$;
revoke execute on function private.may_post() from public;
grant execute on function private.may_post() to authenticated;

drop policy "people post as themselves" on public.gossip_posts;
create policy "people post as themselves" on public.gossip_posts
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may_post()));
drop policy "people list as themselves" on public.items;
create policy "people list as themselves" on public.items
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may_post()));
drop policy "sellers change" on public.items;
create policy "sellers change" on public.items
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()) and (select private.may_post()));
drop policy "sellers add photos of their own items" on public.item_photos;
create policy "sellers add photos of their own items" on public.item_photos
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and (select private.may_post())
    and exists (select 1 from public.items where items.id = item_id and items.user_id = (select auth.uid()))
  );
drop policy "sellers change their photos" on public.item_photos;
create policy "sellers change their photos" on public.item_photos
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()) and (select private.may_post()));
drop policy "sellers add pictures under their own id" on storage.objects;
create policy "sellers add pictures under their own id" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'item-images' and (storage.foldername(name))[1] = (select auth.uid())::text and (select private.may_post())
  );
drop policy "people add gossip pictures under an id that is not theirs" on storage.objects;
create policy "people add gossip pictures under an id that is not theirs" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'gossip-images'
    and (storage.foldername(name))[1] ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and (storage.foldername(name))[1] <> (select auth.uid())::text
    and (select private.may_post())
  );

create function private.admins_only() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'For admins alone' using errcode = '42501';
  end if;
end $$;
revoke execute on function private.admins_only() from public;
grant execute on function private.admins_only() to authenticated;

-- What waits for a decision, most reported first. No reporter and no author is named.
create function public.report_queue()
returns table (
  kind text, subject uuid, reporters integer, reasons jsonb, first_reported timestamptz, hidden boolean,
  content text, image_url text, author_suspended boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.admins_only();
  return query
    with open_reports as (
      select report.kind, report.subject, report.reason, count(*) as times, min(report.created_at) as since
      from public.reports as report where not report.settled
      group by report.kind, report.subject, report.reason
    ), subjects as (
      select r.kind, r.subject, sum(r.times)::integer as reporters,
        pg_catalog.jsonb_object_agg(r.reason, r.times) as reasons, min(r.since) as first_reported
      from open_reports as r group by r.kind, r.subject
    ), targets as (
      select 'gossip_post' as kind, post.id, post.hidden, post.content, post.image_url, post.user_id from public.gossip_posts as post
      union all
      select 'item', item.id, false, pg_catalog.concat_ws(E'\n', item.title, item.description), item.image_url, item.user_id from public.items as item
    )
    select subjects.kind, subjects.subject, subjects.reporters, subjects.reasons, subjects.first_reported, targets.hidden,
      targets.content, targets.image_url, exists (select 1 from private.suspensions as s where s.user_id = targets.user_id)
    from subjects join targets on targets.kind = subjects.kind and targets.id = subjects.subject
    order by subjects.reporters desc, subjects.first_reported
    limit 500;
end $$;
revoke execute on function public.report_queue() from public, anon;
grant execute on function public.report_queue() to authenticated;

-- keep: shown again, its reports are settled. remove: gone from every phone. suspend: its author posts no more.
-- Answers 'done', or 'gone' when somebody was faster.
create function public.moderate(kind text, subject uuid, decision text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  author uuid;
  words text;
begin
  perform private.admins_only();
  if moderate.kind not in ('gossip_post', 'item') or moderate.decision not in ('keep', 'remove', 'suspend') then
    raise exception 'No such decision' using errcode = '22023';
  end if;
  if moderate.kind = 'gossip_post' then
    select post.user_id, post.content into author, words from public.gossip_posts as post where post.id = moderate.subject for update;
  else
    select item.user_id, item.title into author, words from public.items as item where item.id = moderate.subject for update;
  end if;
  if not found then
    return 'gone';
  end if;
  if moderate.decision = 'suspend' then
    insert into private.suspensions (user_id, kind, because)
    select author, moderate.kind, pg_catalog.left(words, 200) where author is not null
    on conflict (user_id) do nothing;
  else
    update public.reports as report set settled = true
    where report.kind = moderate.kind and report.subject = moderate.subject and not report.settled;
  end if;
  if moderate.decision = 'keep' and moderate.kind = 'gossip_post' then
    update public.gossip_posts as post set hidden = false where post.id = moderate.subject and post.hidden;
  elsif moderate.decision = 'remove' and moderate.kind = 'gossip_post' then
    delete from public.gossip_posts as post where post.id = moderate.subject;
  elsif moderate.decision = 'remove' then
    delete from public.items as item where item.id = moderate.subject;
  end if;
  perform private.record_act(moderate.decision, case moderate.kind when 'item' then 'items' else 'gossip_posts' end, moderate.subject, '{}');
  return 'done';
end $$;
revoke execute on function public.moderate(text, uuid, text) from public, anon;
grant execute on function public.moderate(text, uuid, text) to authenticated;

-- Whose posting is suspended, by handle and by what it was for.
create function public.suspended_posting() returns table (id uuid, since timestamptz, kind text, because text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.admins_only();
  return query select s.id, s.since, s.kind, s.because from private.suspensions as s order by s.since desc limit 500;
end $$;
revoke execute on function public.suspended_posting() from public, anon;
grant execute on function public.suspended_posting() to authenticated;

create function public.lift_suspension(suspension uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.admins_only();
  delete from private.suspensions as s where s.id = lift_suspension.suspension;
  if not found then
    return 'gone';
  end if;
  perform private.record_act('lift', 'suspensions', lift_suspension.suspension, '{}');
  return 'done';
end $$;
revoke execute on function public.lift_suspension(uuid) from public, anon;
grant execute on function public.lift_suspension(uuid) to authenticated;
