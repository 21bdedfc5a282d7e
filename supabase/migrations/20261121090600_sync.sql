-- One small call tells a phone what has changed: the newest visible revision of each table that everybody
-- reads, and the horizon below which no row can appear any more. It then asks only for tables that moved.

create function public.sync_heads() returns table (table_name text, head bigint, horizon bigint)
language sql stable security invoker set search_path = '' as $$
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
  ) as heads (table_name, head)
$$;
revoke execute on function public.sync_heads() from public;
grant execute on function public.sync_heads() to anon, authenticated;
