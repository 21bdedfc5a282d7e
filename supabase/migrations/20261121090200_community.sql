-- What students write: gossip, likes, second-hand items.

-- Anonymous in the database, not only on screen: user_id is granted to no role that reaches the API.
create table public.gossip_posts (
  id uuid primary key default gen_random_uuid(),
  content text not null check (char_length(btrim(content)) between 1 and 1000),
  category text not null check (category in ('trending', 'love')),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  likes_count integer not null default 0 check (likes_count >= 0),
  image_url text check (char_length(image_url) <= 1000),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index gossip_posts_rev on public.gossip_posts (rev, id);
create index gossip_posts_author on public.gossip_posts (user_id, created_at);
select private.replicate('public.gossip_posts', 'public');

grant select (id, content, category, likes_count, image_url, rev, created_at, updated_at)
  on public.gossip_posts to anon, authenticated;
grant insert (id, content, category, image_url) on public.gossip_posts to authenticated;
grant delete on public.gossip_posts to authenticated;
create policy "anyone reads" on public.gossip_posts
  for select to anon, authenticated using (true);
create policy "people post as themselves" on public.gossip_posts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "authors delete" on public.gossip_posts
  for delete to authenticated using (user_id = (select auth.uid()));

-- A like is a desired state on (user, post); the counter belongs to the trigger below.
create table public.gossip_likes (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.gossip_posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (post_id, user_id)
);
create index gossip_likes_owner on public.gossip_likes (user_id, rev, id);
select private.replicate('public.gossip_likes', 'owned');

grant select, delete on public.gossip_likes to authenticated;
grant insert (id, post_id) on public.gossip_likes to authenticated;
create policy "people read their own likes" on public.gossip_likes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people like as themselves" on public.gossip_likes
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people take their likes back" on public.gossip_likes
  for delete to authenticated using (user_id = (select auth.uid()));

create function private.count_like() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.gossip_posts set likes_count = likes_count + 1 where id = new.post_id;
  else
    update public.gossip_posts set likes_count = greatest(likes_count - 1, 0) where id = old.post_id;
  end if;
  return null;
end $$;
create trigger count_like after insert or delete on public.gossip_likes
  for each row execute function private.count_like();

create table public.items (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(btrim(title)) between 1 and 120),
  description text check (char_length(description) <= 4000),
  price numeric(10, 2) not null check (price >= 0),
  original_price numeric(10, 2) check (original_price >= 0),
  category text not null default 'other'
    check (category in ('electronics', 'clothing', 'books', 'furniture', 'sports', 'other')),
  condition text not null default 'used'
    check (condition in ('new', 'like-new', 'excellent', 'good', 'fair', 'used')),
  status text not null default 'available' check (status in ('available', 'reserved', 'sold')),
  location text check (char_length(location) <= 200),
  seller_name text check (char_length(seller_name) <= 120),
  seller_phone text not null check (char_length(seller_phone) between 7 and 32),
  image_url text check (char_length(image_url) <= 1000),
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index items_rev on public.items (rev, id);
create index items_owner on public.items (user_id);
select private.replicate('public.items', 'public');

-- The seller's number is handed out one item at a time, to signed-in people: seller_contact().
grant select (id, title, description, price, original_price, category, condition, status, location,
    seller_name, image_url, user_id, rev, created_at, updated_at)
  on public.items to anon, authenticated;
grant insert (id, title, description, price, original_price, category, condition, status, location,
    seller_name, seller_phone, image_url)
  on public.items to authenticated;
grant update (title, description, price, original_price, category, condition, status, location,
    seller_name, seller_phone, image_url)
  on public.items to authenticated;
grant delete on public.items to authenticated;
create policy "anyone reads" on public.items for select to anon, authenticated using (true);
create policy "people list as themselves" on public.items
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "sellers change" on public.items
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "sellers delete" on public.items
  for delete to authenticated using (user_id = (select auth.uid()));

create function public.seller_contact(item uuid) returns text
language sql stable security definer set search_path = '' as $$
  select seller_phone from public.items where id = item and (select auth.uid()) is not null
$$;
revoke execute on function public.seller_contact(uuid) from public, anon;
grant execute on function public.seller_contact(uuid) to authenticated;

create table public.item_photos (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.items (id) on delete cascade,
  image_url text not null check (char_length(image_url) <= 1000),
  position smallint not null default 0 check (position between 0 and 4),
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Five positions, one photo each: at most five photos a listing.
  unique (item_id, position)
);
create index item_photos_rev on public.item_photos (rev, id);
create index item_photos_owner on public.item_photos (user_id);
select private.replicate('public.item_photos', 'public');

grant select on public.item_photos to anon, authenticated;
grant insert (id, item_id, image_url, position) on public.item_photos to authenticated;
grant update (image_url, position) on public.item_photos to authenticated;
grant delete on public.item_photos to authenticated;
create policy "anyone reads" on public.item_photos for select to anon, authenticated using (true);
create policy "sellers add photos of their own items" on public.item_photos
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (select 1 from public.items where items.id = item_id and items.user_id = (select auth.uid()))
  );
create policy "sellers change their photos" on public.item_photos
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "sellers delete their photos" on public.item_photos
  for delete to authenticated using (user_id = (select auth.uid()));
