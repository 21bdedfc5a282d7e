-- A row that took the name of another store, and then its own name again, stays out of that store's ratings: a store
-- whose other rows all have another number is not the one that was renamed. `keptRestaurants` in
-- src/shops/rules/kept-names.ts is the same rule for food.
create or replace function private.keep_store() returns trigger
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
    select private.store_of(old.store_id, old.store_name) into store
    from public.groceries as other
    where other.campus = new.campus and other.id <> new.id
      and private.store_of(other.store_id, other.store_name) = private.store_of(old.store_id, old.store_name)
    having count(*) = 0 or pg_catalog.bool_or(other.whatsapp is not distinct from new.whatsapp);
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
