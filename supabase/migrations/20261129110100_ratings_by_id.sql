-- Ratings belong to a provider, not to its name: a provider that is renamed keeps its ratings, and another one that takes its name has
-- none of them. Providers of lists and shops are known by their id. A store and a restaurant are nothing but a name in rows and dishes:
-- they are known by the first name that they had, which their rows keep when they are renamed.

-- The id of the store, where it is not the slug of its name.
alter table public.groceries add column store_id text check (char_length(store_id) <= 64 and store_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

select private.grant_read('public.groceries', 'anon, authenticated');
-- Nobody writes it: `keep_store` below decides.
do $$
declare
  written constant text := (
    select pg_catalog.string_agg(pg_catalog.quote_ident(attname), ', ' order by attnum) from pg_catalog.pg_attribute
    where attrelid = 'public.groceries'::regclass and attnum > 0 and not attisdropped and attname <> 'store_id');
begin
  revoke insert, update on public.groceries from authenticated;
  execute pg_catalog.format('grant insert (%1$s), update (%1$s) on public.groceries to authenticated', written);
end $$;

-- Phones copy it. A database that is migrated as a whole has the column in its list already.
do $$
declare
  definition constant text := pg_catalog.pg_get_functiondef('private.synced_tables()'::regprocedure);
begin
  if definition not like '%store_id%' then
    execute pg_catalog.replace(definition, 'image_url, store_name, whatsapp', 'image_url, store_name, whatsapp, store_id');
  end if;
end $$;

create function private.store_of(store_id text, store_name text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(store_of.store_id, pg_catalog.split_part(private.provider_slug('groceries', store_of.store_name), ':', 2))
$$;

-- Decides whose a row is, by the same rule as `keptRestaurants` in src/domain/ratings/kept-names.ts: it is the store's that another row names
-- so. A new name with the same number is the old store's. Else it is a new store.
create function private.keep_store() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  called constant text := pg_catalog.split_part(private.provider_slug('groceries', new.store_name), ':', 2);
  store text;
  count integer := 1;
begin
  new.store_id := null;
  if called is null then
    return new;
  end if;
  if tg_op = 'UPDATE' and private.store_of(null, old.store_name) = called then
    new.store_id := old.store_id;
    return new;
  end if;
  select private.store_of(other.store_id, other.store_name) into store
  from public.groceries as other
  where other.campus = new.campus and other.id <> new.id and private.store_of(null, other.store_name) = called
  order by other.created_at, other.id
  limit 1;
  if store is null and tg_op = 'UPDATE' and old.campus = new.campus and old.whatsapp is not distinct from new.whatsapp then
    store := private.store_of(old.store_id, old.store_name);
  end if;
  if store is null then
    store := called;
    while exists (
      select from public.groceries as other
      where other.campus = new.campus and other.id <> new.id and private.store_of(other.store_id, other.store_name) = store) loop
      count := count + 1;
      store := pg_catalog.btrim(pg_catalog.left(called, 56), '-') || '-' || count;
    end loop;
  end if;
  new.store_id := nullif(store, called);
  return new;
end $$;
create trigger keep_store before insert or update on public.groceries for each row execute function private.keep_store();

-- The providers of a category that phones of a campus show.
create or replace function private.known_providers(campus text, category text) returns setof text
language sql stable security definer set search_path = '' as $$
  with edited as (
    select list.entries from public.catalogues as list
    where list.campus = known_providers.campus and list.name = known_providers.category
  ), listed as (
    select case
      when known_providers.category = 'food' then coalesce('food:' || (entry ->> 'restaurantId'), private.provider_slug('food', entry ->> 'restaurant'))
      else known_providers.category || ':' || nullif(pg_catalog.lower(entry ->> 'id'), '') end as provider
    from edited, pg_catalog.jsonb_array_elements(edited.entries) as entry
  )
  select listed.provider from listed where listed.provider is not null
  union
  -- A list that an admin has edited takes the place of the shipped one, unless nothing of it can be read.
  select case when shipped.category = 'food' then private.provider_slug('food', shipped.name) else shipped.category || ':' || pg_catalog.lower(shipped.name) end
  from private.shipped_providers as shipped
  where shipped.campus = known_providers.campus and shipped.category = known_providers.category
    and not exists (select from edited where edited.entries = '[]') and not exists (select from listed where listed.provider is not null)
  union
  select 'groceries:' || private.store_of(row.store_id, row.store_name) from public.groceries as row
  where known_providers.category = 'groceries' and row.campus = known_providers.campus and private.store_of(row.store_id, row.store_name) is not null
  union
  select 'eShop:' || row.id::text from public.shops as row where known_providers.category = 'eShop' and row.campus = known_providers.campus
  union
  select 'service_providers:' || row.id::text from public.service_providers as row
  where known_providers.category = 'service_providers' and row.campus = known_providers.campus
  union
  -- Every campus has one: src/messages/storefronts/chemist.ts.
  select 'chemist:campus-pharmacy' where known_providers.category = 'chemist'
$$;

-- What providers were called in ratings before they were known by their id. Phones that have not been updated still send it.
create table private.earlier_providers (
  campus text not null,
  earlier text not null,
  provider text not null,
  primary key (campus, earlier)
);
select private.hide_from_api('private.earlier_providers');

with shipped (campus, category, id, name) as (values
  ('tum', 'gas', 'gas-mwangaza', 'Mwangaza Gas, Tudor'),
  ('tum', 'gas', 'gas-pwani', 'Pwani Gas Point, Ganjoni'),
  ('tum', 'gas', 'gas-bahari', 'Bahari Gas Express, Nyali'),
  ('tum', 'laundry', 'laundry-safi', 'Safi Laundry, Tudor'),
  ('tum', 'laundry', 'laundry-campus-fua', 'Campus Fua Plans'),
  ('tum', 'laundry', 'laundry-kapu', 'Kapu Laundry, Ganjoni'),
  ('tum', 'salon', 'salon-zuri', 'Zuri Hair Studio'),
  ('tum', 'salon', 'salon-kinyozi', 'Kinyozi Bora'),
  ('tum', 'salon', 'salon-malaika', 'Malaika Nails and Beauty'),
  ('tum', 'errands', 'errand-posta', 'Posta Runners'),
  ('tum', 'errands', 'errand-helb-desk', 'HELB Desk'),
  ('tum', 'errands', 'errand-cyber-tudor', 'Tudor Cyber Point'),
  ('tum', 'errands', 'errand-cyber-online', 'Ganjoni Online Services'),
  ('tum', 'errands', 'errand-hands', 'Helping Hands, Tudor'),
  ('uon', 'gas', 'uon-gas-ngara', 'Ngara Gas Point'),
  ('uon', 'gas', 'uon-gas-parklands', 'Parklands Home Gas'),
  ('uon', 'gas', 'uon-gas-kikuyu', 'Kikuyu Town Gas'),
  ('uon', 'laundry', 'uon-laundry-ngara', 'Ngara Laundromat'),
  ('uon', 'laundry', 'uon-laundry-hostel-plan', 'State House Road Fua Plan'),
  ('uon', 'laundry', 'uon-laundry-kapu', 'Basket Wash, Kikuyu'),
  ('uon', 'salon', 'uon-salon-ngara', 'Ngara Braid House'),
  ('uon', 'salon', 'uon-salon-kinyozi', 'Executive Kinyozi, Moi Avenue'),
  ('uon', 'salon', 'uon-salon-parklands', 'Parklands Nails and Glow'),
  ('uon', 'errands', 'uon-errand-posta', 'GPO Runners, Kenyatta Avenue'),
  ('uon', 'errands', 'uon-errand-helb', 'University Way HELB Desk'),
  ('uon', 'errands', 'uon-errand-cyber-hall', 'Hall Nine Print Point'),
  ('uon', 'errands', 'uon-errand-cyber-ngara', 'Ngara Online Services'),
  ('uon', 'errands', 'uon-errand-hands', 'Comrade Hands, Nairobi')
), edited as (
  select list.campus, list.name as category, entry ->> 'id' as id, entry ->> 'name' as name
  from public.catalogues as list, pg_catalog.jsonb_array_elements(list.entries) as entry
  where list.name in ('gas', 'laundry', 'salon', 'errands')
), named as (
  -- Who has the name today comes before who had it in the shipped list.
  select 1 as rank, edited.campus, edited.category, edited.id, edited.name from edited
  union all
  select 1, row.campus, 'eShop', row.id::text, row.shop_name from public.shops as row
  union all
  select 2, shipped.campus, shipped.category, shipped.id, shipped.name from shipped
)
insert into private.earlier_providers (campus, earlier, provider)
select distinct on (found.campus, found.earlier) found.campus, found.earlier, found.provider
from (
  select named.rank, named.campus, private.provider_slug(named.category, named.name) as earlier, named.category || ':' || pg_catalog.lower(named.id) as provider
  from named
) as found
where found.earlier is not null and found.provider ~ '^(gas|laundry|salon|errands|eShop):[a-z0-9]+(-[a-z0-9]+)*$' and pg_catalog.char_length(found.provider) <= 80
order by found.campus, found.earlier, found.rank, found.provider;

-- Two names may have been the same provider's: of each account the latest rating counts. The constraint returns when all have moved.
alter table public.provider_ratings drop constraint provider_ratings_user_id_campus_provider_key;
with moved as materialized (
  select rating.id, known.provider, rating.user_id is null or pg_catalog.row_number() over (
    partition by rating.user_id, rating.campus, known.provider order by rating.updated_at desc, rating.id) = 1 as is_latest
  from public.provider_ratings as rating join private.earlier_providers as known on known.campus = rating.campus and known.earlier = rating.provider
), removed as (
  delete from public.provider_ratings as rating using moved where moved.id = rating.id and not moved.is_latest
)
update public.provider_ratings as rating set provider = moved.provider from moved where moved.id = rating.id and moved.is_latest;
alter table public.provider_ratings add unique (user_id, campus, provider);
delete from public.provider_scores where provider ~ '^(gas|laundry|salon|errands|eShop):';

-- A rating under an earlier name is its provider's. Before `replace_rating`, which looks for an earlier one of the same provider.
create function private.name_provider_by_id() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from private.known_providers(new.campus, pg_catalog.split_part(new.provider, ':', 1)) as known (provider) where known.provider = new.provider)
  then
    new.provider := coalesce((
      select known.provider from private.earlier_providers as known where known.campus = new.campus and known.earlier = new.provider), new.provider);
  end if;
  return new;
end $$;
create trigger name_provider_by_id before insert on public.provider_ratings
  for each row execute function private.name_provider_by_id();

-- The next migration does the same for the lists.
select private.refresh_scores(campus.slug, 'eShop') from public.campuses as campus;
