-- Only providers that the database knows can be rated: phones copy the score of every provider that has one, for good.

-- Who is named by the lists that come with the app. `npm run providers` writes the migrations that fill it.
create table private.shipped_providers (
  -- May be a campus that this database does not have yet.
  campus text not null,
  category text not null,
  name text not null,
  primary key (campus, category, name)
);
select private.hide_from_api('private.shipped_providers');

-- What ratings call a provider: src/domain/ratings/provider-slug.ts. Null without a name in letters.
create function private.provider_slug(category text, name text) returns text
language sql immutable set search_path = '' as $$
  select provider_slug.category || ':' || nullif(
    case
      when provider_slug.category in ('drivers', 'service_providers') then pg_catalog.lower(provider_slug.name)
      else pg_catalog.btrim(pg_catalog.left(
        pg_catalog.regexp_replace(
          pg_catalog.regexp_replace(pg_catalog.lower(normalize(provider_slug.name, NFKD) collate "C"), '[''\u2019\u0300-\u036f]', '', 'g'),
          '[^a-z0-9]+', '-', 'g'),
        60), '-')
    end, '')
$$;

-- The providers of a category that phones of a campus show.
create function private.known_providers(campus text, category text) returns setof text
language sql stable security definer set search_path = '' as $$
  with edited as (
    select list.entries from public.catalogues as list
    where list.campus = known_providers.campus and list.name = known_providers.category
  ), listed as (
    select private.provider_slug(known_providers.category,
      entry ->> case known_providers.category when 'food' then 'restaurant' when 'drivers' then 'id' else 'name' end) as provider
    from edited, pg_catalog.jsonb_array_elements(edited.entries) as entry
  ), named (name) as (
    -- A list that an admin has edited takes the place of the shipped one, unless nothing of it can be read.
    select shipped.name from private.shipped_providers as shipped
    where shipped.campus = known_providers.campus and shipped.category = known_providers.category
      and not exists (select from edited where edited.entries = '[]') and not exists (select from listed where listed.provider is not null)
    union
    select row.store_name from public.groceries as row where known_providers.category = 'groceries' and row.campus = known_providers.campus
    union
    select row.shop_name from public.shops as row where known_providers.category = 'eShop' and row.campus = known_providers.campus
    union
    select row.id::text from public.service_providers as row where known_providers.category = 'service_providers' and row.campus = known_providers.campus
    union
    -- Every campus has one: src/messages/storefronts/chemist.ts.
    select 'Campus Pharmacy' where known_providers.category = 'chemist'
  )
  select listed.provider from listed where listed.provider is not null
  union
  select known.provider from (select private.provider_slug(known_providers.category, named.name) as provider from named) as known
  where known.provider is not null
$$;

-- Runs after the row has locked its campus, as everything does that changes a list.
create function private.require_known_provider() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from private.known_providers(new.campus, pg_catalog.split_part(new.provider, ':', 1)) as known (provider)
    where known.provider = new.provider)
  then
    raise exception 'No such provider on this campus' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger require_known_provider after insert on public.provider_ratings
  for each row execute function private.require_known_provider();

-- Deletes the scores of a category's providers that are not known any more. Their ratings stay with those who gave them: a
-- provider that comes back has its score again.
create function private.refresh_scores(campus text, category text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  known text[];
begin
  perform private.next_revision(array['campus:' || refresh_scores.campus]);
  known := array(select private.known_providers(refresh_scores.campus, refresh_scores.category));
  delete from public.provider_scores as score
  where score.campus = refresh_scores.campus and pg_catalog.starts_with(score.provider, refresh_scores.category || ':')
    and score.provider <> all (known);
  insert into public.provider_scores (campus, provider, ratings, stars_sum)
  select rating.campus, rating.provider, count(*), sum(rating.stars)
  from public.provider_ratings as rating
  where rating.campus = refresh_scores.campus and rating.provider in (
    select listed.provider from pg_catalog.unnest(known) as listed (provider)
    except
    select score.provider from public.provider_scores as score where score.campus = refresh_scores.campus)
  group by rating.campus, rating.provider;
end $$;
create index provider_ratings_provider on public.provider_ratings (campus, provider);

create function private.refresh_scores_of_list() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_scores(changed.campus, changed.name)
  from (select old.campus, old.name union select new.campus, new.name) as changed (campus, name)
  where changed.name is not null;
  return null;
end $$;
create trigger refresh_scores after insert or delete or update of name, entries on public.catalogues
  for each row execute function private.refresh_scores_of_list();

-- Once for all rows of a statement. Trigger argument: the category.
create function private.refresh_scores_of_table() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_scores(listed.campus, tg_argv[0]) from (select distinct changed.campus from changed) as listed;
  return null;
end $$;
do $$
declare
  target record;
  written record;
begin
  for target in select * from (values ('groceries', 'groceries'), ('shops', 'eShop'), ('service_providers', 'service_providers')) as listed (name, category) loop
    for written in select * from (values ('insert', 'new'), ('update', 'old'), ('delete', 'old')) as listed (action, rows) loop
      execute pg_catalog.format(
        'create trigger %I after %s on public.%I referencing %s table as changed for each statement execute function private.refresh_scores_of_table(%L)',
        'refresh_scores_on_' || written.action, written.action, target.name, written.rows, target.category);
    end loop;
  end loop;
end $$;
