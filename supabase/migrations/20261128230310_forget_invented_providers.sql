-- What was rated before only known providers could be.

-- Salons were rated as laundries on their own screen. Who has rated one as both keeps the rating as a salon.
with renamed as materialized (
  select rated.campus, rated.provider, salon.provider as salon
  from (select distinct rating.campus, rating.provider from public.provider_ratings as rating where rating.provider like 'laundry:%') as rated
  join lateral private.known_providers(rated.campus, 'salon') as salon (provider)
    on pg_catalog.split_part(salon.provider, ':', 2) = pg_catalog.split_part(rated.provider, ':', 2)
  where rated.provider not in (select private.known_providers(rated.campus, 'laundry'))
)
update public.provider_ratings as rating set provider = renamed.salon
from renamed
where rating.campus = renamed.campus and rating.provider = renamed.provider and not exists (
  select from public.provider_ratings as same
  where same.user_id = rating.user_id and same.campus = rating.campus and same.provider = renamed.salon);
delete from public.provider_scores where provider like 'laundry:%' or provider like 'salon:%';

-- A rating of an invented provider would count as soon as one of that name is listed.
with unknown as materialized (
  select rated.campus, rated.provider
  from (select distinct rating.campus, rating.provider from public.provider_ratings as rating) as rated
  where rated.provider not in (select private.known_providers(rated.campus, pg_catalog.split_part(rated.provider, ':', 1)))
)
delete from public.provider_ratings as rating using unknown
where rating.campus = unknown.campus and rating.provider = unknown.provider;

select private.refresh_scores(campus.slug, listed.category)
from public.campuses as campus,
  (values ('food'), ('groceries'), ('gas'), ('laundry'), ('salon'), ('errands'), ('eShop'), ('chemist'), ('drivers'), ('service_providers')) as listed (category);
