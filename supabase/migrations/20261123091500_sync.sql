-- What has changed: for each table the newest visible revision, and the horizon below which no row can appear any more.
-- A phone then pulls only the tables that moved. In PL/pgSQL, because a session plans such a query once, not at each call.

-- Tables that everybody reads.
create function public.sync_heads() returns table (table_name text, head bigint, horizon bigint)
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
grant execute on function public.sync_heads() to anon, authenticated;

-- The caller's own rows.
create function public.my_heads() returns table (table_name text, head bigint, horizon bigint)
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
        ('gossip_submissions', (select max(rev) from public.gossip_submissions where rev < snapshot.horizon)),
        ('gossip_likes', (select max(rev) from public.gossip_likes where rev < snapshot.horizon)),
        ('pregnancy_tracking', (select max(rev) from public.pregnancy_tracking where rev < snapshot.horizon)),
        ('tombstones', (
          select max(rev) from public.tombstones where rev < snapshot.horizon and owner_id = (select auth.uid())
        ))
    ) as heads (table_name, head);
end $$;
grant execute on function public.my_heads() to authenticated;
