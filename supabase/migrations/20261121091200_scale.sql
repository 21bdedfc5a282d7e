-- What 200,000 posts and 1,000,000 likes showed (npm run bench:backend): four questions read whole tables, and the one
-- that is asked most spent its time on being planned.

-- The trigger's table name is a `name`, which compares by another collation than a text column: the index on who did
-- what was never used, and each post read all that anybody had done lately.
create or replace function private.limit_rate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  doing text := tg_table_name;
  doer text := case when tg_argv[0] = 'person' then (select auth.uid())::text else 'everybody' end;
  since timestamptz := pg_catalog.now() - tg_argv[2]::interval;
begin
  -- Seeds and the service itself are nobody's flood.
  if doer is null then
    return new;
  end if;
  -- One at a time, so that two requests at once do not both find room for one.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(doing || doer, 0));
  delete from private.activity where action = doing and actor = doer and at <= since;
  if (select count(*) from private.activity where action = doing and actor = doer) >= tg_argv[1]::integer then
    raise exception 'Too many at once, try again later' using errcode = 'PT429';
  end if;
  insert into private.activity (actor, action) values (doer, doing);
  return new;
end $$;

-- One list of authors instead of two conditions: those by whom the posts are indexed.
create or replace function public.my_gossip() returns table (post_id uuid, mine boolean)
language sql stable security definer set search_path = '' as $$
  select post.id, post.user_id = (select auth.uid())
  from public.gossip_posts as post
  where post.user_id = any (array(
    select auth.uid() union select mute.author_id from public.gossip_mutes as mute where mute.user_id = (select auth.uid())
  ))
  order by post.created_at desc
  limit 2000
$$;

-- Once a day a phone compares ids with everybody's posts: listed and counted from here, without reading a post.
create index gossip_posts_seen on public.gossip_posts (id) where not hidden;

-- Deletions that everybody may know, apart from each person's own: nobody walks past other people's likes taken back.
drop index public.tombstones_rev;
create index tombstones_public on public.tombstones (rev, id) where owner_id is null;

-- Settled reports stay for the record; the queue asks for the others.
create index reports_open on public.reports (kind, subject) where not settled;

-- In this language a session plans the question once, not once a call; asked are the same things as before.
create or replace function public.sync_heads() returns table (table_name text, head bigint, horizon bigint)
language plpgsql stable security invoker set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    with snapshot as (
      select pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot())::text::bigint as horizon
    )
    select heads.table_name, heads.head, snapshot.horizon
    from snapshot, lateral (
      values
        ('groceries', (select max(rev) from public.groceries where rev < snapshot.horizon)),
        ('medicines', (select max(rev) from public.medicines where rev < snapshot.horizon)),
        ('shops', (select max(rev) from public.shops where rev < snapshot.horizon)),
        ('eshop_products', (select max(rev) from public.eshop_products where rev < snapshot.horizon)),
        ('service_providers', (select max(rev) from public.service_providers where rev < snapshot.horizon)),
        ('rentals', (select max(rev) from public.rentals where rev < snapshot.horizon)),
        ('rental_photos', (select max(rev) from public.rental_photos where rev < snapshot.horizon)),
        ('university_links', (select max(rev) from public.university_links where rev < snapshot.horizon)),
        ('gossip_posts', (select max(rev) from public.gossip_posts where rev < snapshot.horizon)),
        ('items', (select max(rev) from public.items where rev < snapshot.horizon)),
        ('item_photos', (select max(rev) from public.item_photos where rev < snapshot.horizon)),
        ('tombstones', (select max(rev) from public.tombstones where rev < snapshot.horizon))
    ) as heads (table_name, head);
end $$;
create or replace function public.my_heads() returns table (table_name text, head bigint, horizon bigint)
language plpgsql stable security invoker set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    with snapshot as (
      select pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot())::text::bigint as horizon
    )
    select heads.table_name, heads.head, snapshot.horizon
    from snapshot, lateral (
      values
        ('profiles', (select max(rev) from public.profiles where rev < snapshot.horizon)),
        ('gossip_likes', (select max(rev) from public.gossip_likes where rev < snapshot.horizon)),
        ('gossip_mutes', (select max(rev) from public.gossip_mutes where rev < snapshot.horizon)),
        ('pregnancy_tracking', (select max(rev) from public.pregnancy_tracking where rev < snapshot.horizon)),
        ('tombstones', (
          select max(rev) from public.tombstones where rev < snapshot.horizon and owner_id = (select auth.uid())
        ))
    ) as heads (table_name, head);
end $$;
