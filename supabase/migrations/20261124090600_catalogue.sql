-- The catalogue: written by admins, read by everybody.

create table public.groceries (
  id uuid primary key default gen_random_uuid(),
  campus text not null references public.campuses (slug),
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 2000),
  price integer not null check (price between 0 and 10000000),
  category text not null check (category in ('produce', 'dairy', 'meat')),
  image_url text check (char_length(image_url) <= 1000),
  store_name text check (char_length(store_name) <= 120),
  whatsapp text check (char_length(whatsapp) <= 32),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.medicines (
  id uuid primary key default gen_random_uuid(),
  campus text not null references public.campuses (slug),
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 2000),
  price integer not null check (price between 0 and 10000000),
  stock integer not null default 0 check (stock between 0 and 1000000),
  category text not null
    check (category in ('pain-relief', 'antibiotics', 'vitamins', 'cold-flu', 'digestion', 'contraceptive')),
  image_url text check (char_length(image_url) <= 1000),
  prescription_required boolean not null default false,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.shops (
  id uuid primary key default gen_random_uuid(),
  campus text not null references public.campuses (slug),
  shop_name text not null check (char_length(shop_name) between 1 and 120),
  description text check (char_length(description) <= 2000),
  category text check (char_length(category) <= 60),
  contact_number text check (char_length(contact_number) <= 32),
  image_url text check (char_length(image_url) <= 1000),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.eshop_products (
  id uuid primary key default gen_random_uuid(),
  campus text not null references public.campuses (slug),
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 2000),
  price integer not null check (price between 0 and 10000000),
  -- Free text: the screen falls back to 'General'.
  category text check (char_length(category) <= 60),
  stock integer check (stock between 0 and 1000000),
  image_url text check (char_length(image_url) <= 1000),
  shop_id uuid references public.shops (id) on delete set null,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index eshop_products_shop on public.eshop_products (shop_id);

create table public.service_providers (
  id uuid primary key default gen_random_uuid(),
  campus text not null references public.campuses (slug),
  name text not null check (char_length(name) between 1 and 120),
  speciality text check (char_length(speciality) <= 200),
  category text not null check (category in
    ('mamafua', 'fundi', 'poshomill', 'salon', 'wifi', 'photography', 'bakery', 'cleaning')),
  rating numeric(2, 1) check (rating between 0 and 5),
  location text check (char_length(location) <= 200),
  availability text check (char_length(availability) <= 120),
  description text check (char_length(description) <= 2000),
  image_url text check (char_length(image_url) <= 1000),
  phone text check (char_length(phone) <= 32),
  whatsapp text check (char_length(whatsapp) <= 32),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A check constraint runs with the rights of the caller, so the caller needs execute.
create function private.is_short_list(list text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(pg_catalog.array_ndims(list), 1) = 1 and pg_catalog.cardinality(list) <= 40
    and not exists (select from pg_catalog.unnest(list) as entry where entry is null or pg_catalog.char_length(entry) > 80)
$$;
grant execute on function private.is_short_list(text[]) to authenticated;

create table public.rentals (
  id uuid primary key default gen_random_uuid(),
  campus text not null references public.campuses (slug),
  title text not null check (char_length(title) between 1 and 160),
  description text check (char_length(description) <= 4000),
  -- Shown as the price per month.
  price_per_day integer not null check (price_per_day between 0 and 10000000),
  location text not null check (char_length(location) <= 200),
  category text not null check (category in ('bedsitter', 'hostel', '1bedroom', '2bedroom', 'airbnb', 'single')),
  amenities text[] not null default '{}' check (private.is_short_list(amenities)),
  image_url text check (char_length(image_url) <= 1000),
  contact_phone text check (char_length(contact_phone) <= 32),
  contact_whatsapp text check (char_length(contact_whatsapp) <= 32),
  deposit integer check (deposit between 0 and 10000000),
  -- What the rent includes.
  included text[] not null default '{}' check (private.is_short_list(included)),
  -- On foot, to the main gate of the campus.
  walking_minutes smallint check (walking_minutes between 0 and 180),
  -- Where it is, in metres from that gate.
  east_m integer check (east_m between -20000 and 20000),
  north_m integer check (north_m between -20000 and 20000),
  -- When its availability was last confirmed.
  confirmed_on date check (confirmed_on between '2020-01-01' and '2100-01-01'),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint rentals_position check ((east_m is null) = (north_m is null))
);

create table public.rental_photos (
  id uuid primary key default gen_random_uuid(),
  campus text not null references public.campuses (slug),
  rental_id uuid not null references public.rentals (id) on delete cascade,
  image_url text not null check (char_length(image_url) <= 1000),
  is_primary boolean not null default false,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index rental_photos_rental on public.rental_photos (rental_id);
create unique index rental_photos_one_primary on public.rental_photos (rental_id) where is_primary;

create table public.university_links (
  id uuid primary key default gen_random_uuid(),
  campus text not null references public.campuses (slug),
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 2000),
  url text not null check (url ~ '^https://' and char_length(url) <= 1000),
  icon text check (char_length(icon) <= 60),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Prepares a catalogue table: everybody reads it, admins write it with an audit log, and pictures that it no longer shows are deleted.
create function private.publish_catalogue(name text, bucket text) returns void
language plpgsql set search_path = '' as $$
declare
  target regclass := pg_catalog.format('public.%I', publish_catalogue.name)::regclass;
  action text;
begin
  perform private.replicate(target, 'public');
  execute pg_catalog.format('create index %I on %s (campus, rev, id)', publish_catalogue.name || '_rev', target);
  perform private.grant_read(target, 'anon, authenticated');
  execute pg_catalog.format('grant insert, update, delete on %s to authenticated', target);
  execute pg_catalog.format('create policy "anyone reads" on %s for select to anon, authenticated using (true)', target);
  execute pg_catalog.format(
    'create policy "admins add" on %s for insert to authenticated
       with check ((select private.admin_scope()) in (''*'', campus))', target);
  execute pg_catalog.format(
    'create policy "admins change" on %s for update to authenticated
       using ((select private.admin_scope()) in (''*'', campus)) with check ((select private.admin_scope()) in (''*'', campus))', target);
  execute pg_catalog.format(
    'create policy "admins delete" on %s for delete to authenticated
       using ((select private.admin_scope()) in (''*'', campus))', target);
  execute pg_catalog.format(
    'create trigger audit after insert or update or delete on %s for each row execute function private.audit_change()', target);
  foreach action in array array['insert', 'update', 'delete'] loop
    -- More than an admin types in an hour, but far less than a flood.
    perform private.limit_writes(target, action, 2000, '1 hour');
  end loop;
  if publish_catalogue.bucket is not null then
    execute pg_catalog.format('alter table %s add check (private.is_picture_in(image_url, %L, campus))', target, publish_catalogue.bucket);
    execute pg_catalog.format(
      'create trigger remove_picture after delete or update of image_url on %s
         for each row execute function private.remove_picture(%L, ''campus'')', target, publish_catalogue.bucket);
  end if;
end $$;

select private.publish_catalogue(listed.name, listed.bucket)
from (values
  ('groceries', 'product-images'),
  ('medicines', 'product-images'),
  ('shops', 'product-images'),
  ('eshop_products', 'product-images'),
  ('service_providers', 'product-images'),
  ('rentals', 'rental-images'),
  ('rental_photos', 'rental-images'),
  ('university_links', null)
) as listed (name, bucket);

-- Also checks a photo that moves to another rental: an admin may not change the photos of another campus.
create trigger copy_campus before insert or update of rental_id on public.rental_photos
  for each row execute function private.copy_campus('rentals', 'rental_id');
