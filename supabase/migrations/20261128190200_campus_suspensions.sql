-- A suspension holds on the campus whose admin has made it: the admins of another campus neither see nor lift it.

-- The campuses on which the caller may post something of a kind.
create function private.open_campuses(kind text) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select known.slug from public.campuses as known
    where not exists (
      select from private.suspensions as held
      where held.user_id = (select auth.uid()) and held.kind = open_campuses.kind and coalesce(held.campus, known.slug) = known.slug))
$$;
grant execute on function private.open_campuses(text) to authenticated;

-- The policies below let a row without a campus pass: the column refuses it, with an error that says so.

-- Whether the caller may post somewhere: a file belongs to no campus before a row shows it.
create or replace function private.may_post(kind text) returns boolean
language sql stable security definer set search_path = '' as $$
  select pg_catalog.cardinality(private.open_campuses(may_post.kind)) > 0
$$;

drop policy "people list as themselves" on public.items;
create policy "people list as themselves" on public.items
  for insert to authenticated with check (user_id = (select auth.uid()) and coalesce(campus = any ((select private.open_campuses('item'))::text[]), true));
drop policy "sellers change" on public.items;
create policy "sellers change" on public.items
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()) and coalesce(campus = any ((select private.open_campuses('item'))::text[]), true));

drop policy "sellers add photos of their own items" on public.item_photos;
create policy "sellers add photos of their own items" on public.item_photos
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and coalesce(campus = any ((select private.open_campuses('item'))::text[]), true)
    and exists (select 1 from public.items where items.id = item_id and items.user_id = (select auth.uid()))
  );
drop policy "sellers change their photos" on public.item_photos;
create policy "sellers change their photos" on public.item_photos
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()) and coalesce(campus = any ((select private.open_campuses('item'))::text[]), true));

drop policy "people post as themselves" on public.gossip_submissions;
create policy "people post as themselves" on public.gossip_submissions
  for insert to authenticated with check (user_id = (select auth.uid()) and coalesce(campus = any ((select private.open_campuses('gossip_post'))::text[]), true));

-- A product belongs to a shop of its own campus.
create function private.require_own_shop() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.shop_id is not null and not exists (select from public.shops as shop where shop.id = new.shop_id and shop.campus = new.campus) then
    raise exception 'No such shop on this campus' using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
update public.eshop_products as product set shop_id = null
where exists (select from public.shops as shop where shop.id = product.shop_id and shop.campus <> product.campus);
create trigger require_own_shop before insert or update of shop_id on public.eshop_products
  for each row execute function private.require_own_shop();
