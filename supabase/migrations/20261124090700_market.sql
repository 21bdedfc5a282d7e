-- Second-hand items and their photos.

create table public.items (
  id uuid primary key default gen_random_uuid(),
  campus text not null references public.campuses (slug),
  title text not null check (char_length(title) between 1 and 120),
  description text check (char_length(description) <= 4000),
  -- The upper bound also refuses NaN, which is greater than every number.
  price numeric(10, 2) not null check (price between 0 and 99999999.99),
  original_price numeric(10, 2) check (original_price between 0 and 99999999.99),
  category text not null default 'other'
    check (category in ('electronics', 'clothing', 'books', 'furniture', 'sports', 'other')),
  condition text not null default 'used'
    check (condition in ('new', 'like-new', 'excellent', 'good', 'fair', 'used')),
  status text not null default 'available' check (status in ('available', 'reserved', 'sold')),
  location text check (char_length(location) <= 200),
  seller_name text check (char_length(seller_name) <= 120),
  seller_phone text not null check (char_length(seller_phone) between 7 and 32),
  image_url text check (char_length(image_url) <= 1000 and private.is_picture_in(image_url, 'item-images', user_id::text)),
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index items_rev on public.items (campus, rev, id);
create index items_owner on public.items (user_id, rev, id);
create index items_for_sale on public.items (campus, created_at desc, id desc) where status <> 'sold';
select private.replicate('public.items', 'public');
select private.limit_writes('public.items', 'insert', 30, '1 hour');
select private.limit_writes('public.items', 'insert', 60, '1 day');
select private.limit_writes('public.items', 'update', 120, '1 hour');
select private.limit_writes('public.items', 'update', 400, '1 day');
select private.limit_writes('public.items', 'delete', 60, '1 hour');
create trigger reject_resurrected before insert on public.items
  for each row execute function private.reject_resurrected();
create trigger remove_picture after delete or update of image_url on public.items
  for each row execute function private.remove_picture('item-images', 'user_id');

-- seller_phone is not readable: seller_contact() returns one at a time.
grant select (id, campus, title, description, price, original_price, category, condition, status, location,
    seller_name, image_url, user_id, rev, created_at, updated_at)
  on public.items to anon, authenticated;
grant insert (id, campus, title, description, price, original_price, category, condition, status, location,
    seller_name, seller_phone, image_url)
  on public.items to authenticated;
grant update (title, description, price, original_price, category, condition, status, location,
    seller_name, seller_phone, image_url)
  on public.items to authenticated;
grant delete on public.items to authenticated;
create policy "anyone reads" on public.items for select to anon, authenticated using (true);
create policy "people list as themselves" on public.items
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may_post('item')));
create policy "sellers change" on public.items
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()) and (select private.may_post('item')));
create policy "sellers delete" on public.items
  for delete to authenticated using (user_id = (select auth.uid()));

-- The proofs of work that callers without an account have used to see a seller's number. Each is valid for one number.
create table private.used_proofs (
  item_id uuid not null references public.items (id) on delete cascade,
  proof text not null,
  primary key (item_id, proof)
);
select private.hide_from_api('private.used_proofs');

-- Null for an unknown item. Forty numbers a day per account, or per network without one, where each also requires a proof of
-- work that nobody has used: enough to buy, too few to collect numbers.
create function public.seller_contact(item uuid, proof_of_work text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  phone text;
begin
  perform private.require_proof_of_work(item, proof_of_work);
  perform private.enforce_rate_limit('seller_contact a day', 40, interval '1 day');
  select seller_phone into phone from public.items where id = seller_contact.item;
  if phone is not null and private.rate_limited_actor() like 'address:%' then
    insert into private.used_proofs (item_id, proof) values (seller_contact.item, seller_contact.proof_of_work) on conflict do nothing;
    if not found then
      raise exception 'This proof of work has been used' using errcode = 'PT428', hint = 'Find another one';
    end if;
  end if;
  return phone;
end $$;
grant execute on function public.seller_contact(uuid, text) to anon, authenticated;

create table public.item_photos (
  id uuid primary key default gen_random_uuid(),
  campus text not null references public.campuses (slug),
  item_id uuid not null references public.items (id) on delete cascade,
  image_url text not null check (char_length(image_url) <= 1000 and private.is_picture_in(image_url, 'item-images', user_id::text)),
  position smallint not null default 0 check (position between 0 and 4),
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Five positions, one photo each: at most five photos per listing.
  unique (item_id, position)
);
create index item_photos_rev on public.item_photos (campus, rev, id);
create index item_photos_owner on public.item_photos (user_id, rev, id);
select private.replicate('public.item_photos', 'public');
create trigger copy_campus before insert on public.item_photos
  for each row execute function private.copy_campus('items', 'item_id');
select private.limit_writes('public.item_photos', 'insert', 150, '1 hour');
select private.limit_writes('public.item_photos', 'insert', 400, '1 day');
select private.limit_writes('public.item_photos', 'update', 150, '1 hour');
select private.limit_writes('public.item_photos', 'delete', 300, '1 hour');
create trigger reject_resurrected before insert on public.item_photos
  for each row execute function private.reject_resurrected();
create trigger remove_picture after delete or update of image_url on public.item_photos
  for each row execute function private.remove_picture('item-images', 'user_id');

select private.grant_read('public.item_photos', 'anon, authenticated');
grant insert (id, item_id, image_url, position) on public.item_photos to authenticated;
grant update (image_url, position) on public.item_photos to authenticated;
grant delete on public.item_photos to authenticated;
create policy "anyone reads" on public.item_photos for select to anon, authenticated using (true);
create policy "sellers add photos of their own items" on public.item_photos
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and (select private.may_post('item'))
    and exists (select 1 from public.items where items.id = item_id and items.user_id = (select auth.uid()))
  );
create policy "sellers change their photos" on public.item_photos
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()) and (select private.may_post('item')));
create policy "sellers delete their photos" on public.item_photos
  for delete to authenticated using (user_id = (select auth.uid()));
