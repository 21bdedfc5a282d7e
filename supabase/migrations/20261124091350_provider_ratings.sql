-- Ratings of providers: one per user and provider, which only the user can read, and their sums per provider, which
-- everybody can read.

create table public.provider_ratings (
  id uuid primary key default gen_random_uuid(),
  -- Null: the account has been deleted.
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  campus text not null references public.campuses (slug),
  -- The storefront and the provider's name as a slug, or the directory and the id: src/domain/ratings/provider-slug.ts.
  provider text not null check (
    char_length(provider) <= 80
    and provider ~ '^(food|groceries|gas|laundry|salon|errands|eShop|chemist|drivers|service_providers):[a-z0-9]+(-[a-z0-9]+)*$'),
  stars smallint not null check (stars between 1 and 5),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, campus, provider)
);
create index provider_ratings_owner on public.provider_ratings (user_id, rev, id);
create index provider_ratings_orphans on public.provider_ratings (updated_at) where user_id is null;
select private.replicate('public.provider_ratings', 'owned');
-- A rating changes a public score, and scopes of campuses are locked before those of users.
drop trigger set_revision on public.provider_ratings;
create trigger set_revision before insert or update on public.provider_ratings
  for each row execute function private.set_revision('public', 'owned');
select private.limit_writes('public.provider_ratings', 'insert', 20, '1 day');
select private.limit_writes('public.provider_ratings', 'update', 20, '1 day');
create trigger reject_resurrected before insert on public.provider_ratings
  for each row execute function private.reject_resurrected();

-- Nobody can read the author's column; the row policy returns the caller's own rows.
grant select (id, campus, provider, stars, rev, created_at, updated_at) on public.provider_ratings to authenticated;
grant insert (id, campus, provider, stars) on public.provider_ratings to authenticated;
grant update (stars) on public.provider_ratings to authenticated;
create policy "people read their own ratings" on public.provider_ratings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people rate as themselves" on public.provider_ratings
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own ratings" on public.provider_ratings
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create table public.provider_scores (
  id uuid primary key default gen_random_uuid(),
  campus text not null references public.campuses (slug),
  provider text not null check (char_length(provider) <= 80),
  ratings integer not null check (ratings between 1 and 1000000),
  stars_sum integer not null check (stars_sum between ratings and 5 * ratings),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (campus, provider)
);
create index provider_scores_rev on public.provider_scores (campus, rev, id);
select private.replicate('public.provider_scores', 'public');
select private.grant_read('public.provider_scores', 'anon, authenticated');
create policy "anyone reads" on public.provider_scores for select to anon, authenticated using (true);

-- A user may have two phones: the later rating replaces the earlier one.
create function private.replace_rating() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.provider_ratings as earlier
  where earlier.user_id = new.user_id and earlier.campus = new.campus and earlier.provider = new.provider and earlier.id <> new.id;
  return new;
end $$;
create trigger replace_rating before insert on public.provider_ratings
  for each row execute function private.replace_rating();

-- Updates the sums. A provider without ratings has no score.
create function private.count_rating() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  score public.provider_scores;
begin
  if tg_op = 'INSERT' then
    insert into public.provider_scores as known (campus, provider, ratings, stars_sum) values (new.campus, new.provider, 1, new.stars)
    on conflict (campus, provider) do update set ratings = known.ratings + 1, stars_sum = known.stars_sum + new.stars;
    return null;
  end if;
  select * into score from public.provider_scores as known where known.campus = old.campus and known.provider = old.provider for update;
  if tg_op = 'UPDATE' then
    update public.provider_scores as known set stars_sum = known.stars_sum + new.stars - old.stars where known.id = score.id;
  elsif score.ratings > 1 then
    update public.provider_scores as known set ratings = known.ratings - 1, stars_sum = known.stars_sum - old.stars where known.id = score.id;
  else
    delete from public.provider_scores as known where known.id = score.id;
  end if;
  return null;
end $$;
create trigger count_rating after insert or delete or update of stars on public.provider_ratings
  for each row execute function private.count_rating();

-- Deletes the ratings of deleted accounts one by one, at random times within two weeks: sums that drop together with its
-- listings would reveal whose they were. Runs every minute.
create function private.delete_orphaned_ratings(at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.provider_ratings as orphan
  where orphan.user_id is null
    and (orphan.updated_at < delete_orphaned_ratings.at - interval '14 days' or pg_catalog.random() < 1.0 / (7 * 24 * 60))
$$;
