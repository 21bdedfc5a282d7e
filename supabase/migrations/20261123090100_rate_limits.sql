-- A limit on every write, by who writes. Nobody's writes can use up what others may write.

-- How often who did what in a span of time. It keeps no moment finer than the span, and no row longer.
create table private.rate_counters (
  actor text not null,
  action text not null,
  window_start timestamptz not null,
  window_end timestamptz not null,
  count integer not null default 0,
  primary key (actor, action, window_start)
);
create index rate_counters_end on private.rate_counters (window_end);
alter table private.rate_counters enable row level security;
create policy "nobody" on private.rate_counters to anon, authenticated using (false) with check (false);

-- Makes hashes of addresses useless to whoever reads the table without it.
create table private.address_salt (
  only_one boolean primary key default true check (only_one),
  salt text not null default pg_catalog.gen_random_uuid()::text
);
insert into private.address_salt default values;
alter table private.address_salt enable row level security;
create policy "nobody" on private.address_salt to anon, authenticated using (false) with check (false);

-- Where a request comes from, as the proxy in front of the API tells it: Cloudflare on a hosted project, the embedded
-- backend's own server here. Both overwrite what a caller writes into this header.
create function private.caller_address() returns text
language sql stable set search_path = '' as $$
  select coalesce(
    nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip',
    pg_catalog.split_part(nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb ->> 'x-forwarded-for', ',', 1),
    'unknown')
$$;

-- The account, else the address. Null for seeds, jobs and the service itself: they have no limits.
create function private.rate_limited_actor() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when (select auth.uid()) is not null then 'user:' || (select auth.uid())::text
    when coalesce(nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb ->> 'role', '') = 'anon' then
      'address:' || pg_catalog.left(pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
        (select salt from private.address_salt) || private.caller_address(), 'UTF8')), 'hex'), 32)
  end
$$;

-- Counts one action, and answers 429 (PT429 is PostgREST's way) once the span holds as many as it may.
create function private.count_against_limit(action text, most integer, span interval) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  who text := private.rate_limited_actor();
  started timestamptz := pg_catalog.date_bin(count_against_limit.span, pg_catalog.now(), '2000-01-01');
  counted integer;
begin
  if who is null then
    return;
  end if;
  insert into private.rate_counters as known (actor, action, window_start, window_end, count)
  values (who, count_against_limit.action, started, started + count_against_limit.span, 1)
  on conflict (actor, action, window_start) do update set count = known.count + 1
  returning known.count into counted;
  if counted > count_against_limit.most then
    raise exception 'Too many at once, try again later' using errcode = 'PT429';
  end if;
end $$;

drop trigger limit_rate on public.newsletter_subscriptions;
drop trigger limit_rate on public.contact_messages;
drop trigger limit_rate on public.gossip_posts;
drop trigger limit_rate on public.items;
drop trigger limit_rate on public.reports;
drop trigger limit_rate on public.push_subscriptions;
drop function private.limit_rate();

-- Trigger arguments: how many, in what span.
create function private.limit_rate() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_against_limit(
    pg_catalog.lower(tg_op) || ' ' || tg_table_name || ' a ' || tg_argv[1], tg_argv[0]::integer, tg_argv[1]::interval);
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create function private.limit_writes(target regclass, action text, most integer, span text) returns void
language plpgsql set search_path = '' as $$
begin
  execute pg_catalog.format(
    'create trigger %I before %s on %s for each row execute function private.limit_rate(%L, %L)',
    pg_catalog.format('limit_%s_%s', pg_catalog.lower(action), pg_catalog.replace(span, ' ', '_')), action, target, most, span);
end $$;

select private.limit_writes(limits.target::regclass, limits.action, limits.most, limits.span)
from (values
  ('public.newsletter_subscriptions', 'insert', 20, '1 hour'),
  ('public.contact_messages', 'insert', 20, '1 hour'),
  ('public.items', 'insert', 30, '1 hour'),
  ('public.items', 'insert', 60, '1 day'),
  ('public.items', 'update', 120, '1 hour'),
  ('public.items', 'update', 400, '1 day'),
  ('public.items', 'delete', 60, '1 hour'),
  ('public.item_photos', 'insert', 150, '1 hour'),
  ('public.item_photos', 'insert', 400, '1 day'),
  ('public.item_photos', 'update', 150, '1 hour'),
  ('public.item_photos', 'delete', 300, '1 hour'),
  ('public.reports', 'insert', 30, '1 hour'),
  ('public.profiles', 'insert', 20, '1 hour'),
  ('public.profiles', 'update', 60, '1 hour'),
  ('public.pregnancy_tracking', 'insert', 20, '1 hour'),
  ('public.pregnancy_tracking', 'update', 300, '1 hour'),
  ('public.pregnancy_tracking', 'delete', 20, '1 hour'),
  ('public.push_subscriptions', 'insert', 60, '1 hour'),
  ('public.push_subscriptions', 'update', 60, '1 hour'),
  ('public.push_subscriptions', 'delete', 60, '1 hour')
) as limits (target, action, most, span);

-- What admins change in an hour: more than a person types, less than a flood.
do $$
declare
  catalogue text;
  act text;
begin
  foreach catalogue in array array[
    'groceries', 'medicines', 'shops', 'eshop_products', 'service_providers', 'rentals', 'rental_photos', 'university_links'
  ] loop
    foreach act in array array['insert', 'update', 'delete'] loop
      perform private.limit_writes(pg_catalog.format('public.%I', catalogue)::regclass, act, 2000, '1 hour');
    end loop;
  end loop;
end $$;

drop table private.activity cascade;

-- A seller's number is for who means to buy, not for who collects numbers.
create or replace function public.seller_contact(item uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then
    return null;
  end if;
  perform private.count_against_limit('seller_contact a day', 40, interval '1 day');
  return (select seller_phone from public.items where id = seller_contact.item);
end $$;

-- Wrong codes are counted by who tries them: nobody can lock the right person out.
create or replace function public.claim_admin(setup_code text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  this_hour timestamptz := pg_catalog.date_trunc('hour', pg_catalog.now());
begin
  if caller is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('claim_admin', 0));
  if private.has_admin() then
    return 'closed';
  end if;
  if coalesce((
    select tries.count from private.rate_counters as tries
    where tries.actor = 'user:' || caller::text and tries.action = 'claim_admin' and tries.window_start = this_hour
  ), 0) >= 5 then
    return 'wait';
  end if;
  if not exists (select 1 from private.setup_codes where hash = private.hash_of_code(claim_admin.setup_code)) then
    insert into private.rate_counters as known (actor, action, window_start, window_end, count)
    values ('user:' || caller::text, 'claim_admin', this_hour, this_hour + interval '1 hour', 1)
    on conflict (actor, action, window_start) do update set count = known.count + 1;
    return 'wrong-code';
  end if;
  insert into public.profiles (id, role) values (caller, 'admin') on conflict (id) do update set role = 'admin';
  delete from private.setup_codes;
  perform private.record_act('claim', 'profiles', caller, '{}');
  return 'granted';
end $$;

-- Pictures an account may add in an hour, by what is there: the storage service asks the policies in a transaction that it
-- takes back, so nothing can be counted in them. It raises instead of refusing: the phone then tries again later and
-- loses nothing.
create function private.may_upload_more() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  person text := (select auth.uid())::text;
  added bigint;
begin
  select pg_catalog.count(*) into added from storage.objects as object
  where object.created_at > pg_catalog.now() - interval '1 hour'
    and (
      (object.bucket_id = 'item-images' and object.name collate "C" >= person || '/' and object.name collate "C" < person || '0')
      or (object.bucket_id = 'gossip-uploads' and object.owner_id = person)
    );
  if added >= 240 then
    raise exception 'Too many at once, try again later' using errcode = 'PT429';
  end if;
  return true;
end $$;
grant execute on function private.may_upload_more() to authenticated;
create policy "uploads have a limit" on storage.objects as restrictive
  for insert to authenticated with check ((select private.may_upload_more()));
