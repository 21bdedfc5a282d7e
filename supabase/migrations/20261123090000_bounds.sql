-- Every value that a client writes has a bound. One NaN price used to end the pull of every phone.

-- New functions are nobody's to call until a migration grants them.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.is_admin() to authenticated;
grant execute on function private.may_post() to authenticated;
grant execute on function private.admins_only() to authenticated;

-- NaN is greater than every number, so only an upper bound refuses it.
update public.items set price = 0 where price = 'NaN';
update public.items set original_price = null where original_price = 'NaN';
alter table public.items
  add check (price <= 99999999.99),
  add check (original_price <= 99999999.99);
alter table public.groceries add check (price <= 10000000);
alter table public.medicines add check (price <= 10000000), add check (stock <= 1000000);
alter table public.eshop_products add check (price <= 10000000), add check (stock <= 1000000);
alter table public.rentals add check (price_per_day <= 10000000);

-- A date may be 'infinity' or lie in the year 5874897.
alter table public.pregnancy_tracking
  add check (pregnancy_start_date between '2000-01-01' and '2100-01-01'),
  add check (due_date between '2000-01-01' and '2100-01-01'),
  add check (case when pg_catalog.jsonb_typeof(appointments) = 'array'
    then pg_catalog.jsonb_array_length(appointments) <= 1000 and pg_catalog.octet_length(appointments::text) <= 262144 end),
  add check (case when pg_catalog.jsonb_typeof(symptoms) = 'array'
    then pg_catalog.jsonb_array_length(symptoms) <= 1000 and pg_catalog.octet_length(symptoms::text) <= 262144 end),
  add check (case when pg_catalog.jsonb_typeof(weight_tracking) = 'array'
    then pg_catalog.jsonb_array_length(weight_tracking) <= 1000 and pg_catalog.octet_length(weight_tracking::text) <= 262144 end);

-- A check constraint runs with the rights of who writes, so this function is theirs to call.
create function private.is_short_list(list text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(pg_catalog.array_ndims(list), 1) = 1 and pg_catalog.cardinality(list) <= 40
    and not exists (select from pg_catalog.unnest(list) as entry where entry is null or pg_catalog.char_length(entry) > 80)
$$;
grant execute on function private.is_short_list(text[]) to authenticated;
alter table public.rentals add check (private.is_short_list(amenities));

-- No control characters, and none that turn the direction of the text around them.
do $$
declare
  written record;
begin
  for written in
    select c.oid::regclass as relation, c.relname, a.attname
    from pg_catalog.pg_attribute a
    join pg_catalog.pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.atttypid = 'text'::regtype
      and c.relname not in ('tombstones', 'audit_log')
  loop
    execute pg_catalog.format(
      'alter table %s add constraint %I check (%I !~ %L) not valid',
      written.relation, pg_catalog.left(written.relname || '_' || written.attname, 57) || '_plain', written.attname,
      '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]');
  end loop;
end $$;

-- Times are the server's own, also where the column could be written.
create or replace function private.touch() returns trigger
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

-- The list of wake-up times is measured before it is sorted, and holds only times that can come.
create or replace function private.keep_subscription() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.cardinality(new.wake_at) > 100 then
    raise exception 'No more than a hundred wake-up times' using errcode = 'check_violation';
  end if;
  new.wake_at := private.whole_hours(array(
    select listed.moment from pg_catalog.unnest(new.wake_at) as listed (moment)
    where listed.moment between pg_catalog.now() - interval '1 day' and pg_catalog.now() + interval '400 days'
  ));
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('push_subscriptions' || new.user_id::text, 0));
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.endpoint, 0));
  delete from public.push_subscriptions where endpoint = new.endpoint and id <> new.id;
  if tg_op = 'INSERT' and 10 <= (
    select count(*) from public.push_subscriptions where user_id = new.user_id and id <> new.id
  ) then
    raise exception 'No more than ten subscriptions a person';
  end if;
  return new;
end $$;

-- No single request may hold the database for long. PostgREST applies these when it takes on the role.
do $$
begin
  execute pg_catalog.format('alter role anon in database %I set statement_timeout = %L', pg_catalog.current_database(), '3s');
  execute pg_catalog.format('alter role authenticated in database %I set statement_timeout = %L', pg_catalog.current_database(), '8s');
  execute pg_catalog.format('alter role authenticated in database %I set lock_timeout = %L', pg_catalog.current_database(), '4s');
end $$;
