-- What admins keep and everybody reads.

create table public.groceries (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 2000),
  price integer not null check (price >= 0),
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
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 2000),
  price integer not null check (price >= 0),
  stock integer not null default 0 check (stock >= 0),
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
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 2000),
  price integer not null check (price >= 0),
  -- Free text: the screen falls back to 'General' and its chips are a view, not a rule.
  category text check (char_length(category) <= 60),
  stock integer check (stock >= 0),
  image_url text check (char_length(image_url) <= 1000),
  shop_id uuid references public.shops (id) on delete set null,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index eshop_products_shop on public.eshop_products (shop_id);

create table public.service_providers (
  id uuid primary key default gen_random_uuid(),
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

create table public.rentals (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 160),
  description text check (char_length(description) <= 4000),
  -- Shown as the price a month.
  price_per_day integer not null check (price_per_day >= 0),
  location text not null check (char_length(location) <= 200),
  category text not null check (category in ('bedsitter', 'hostel', '1bedroom', '2bedroom', 'airbnb', 'single')),
  amenities text[] not null default '{}' check (cardinality(amenities) <= 40),
  image_url text check (char_length(image_url) <= 1000),
  contact_phone text check (char_length(contact_phone) <= 32),
  contact_whatsapp text check (char_length(contact_whatsapp) <= 32),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.rental_photos (
  id uuid primary key default gen_random_uuid(),
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
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 2000),
  url text not null check (url ~ '^https://' and char_length(url) <= 1000),
  icon text check (char_length(icon) <= 60),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

do $$
declare
  catalogue text;
begin
  foreach catalogue in array array[
    'groceries', 'medicines', 'shops', 'eshop_products', 'service_providers',
    'rentals', 'rental_photos', 'university_links'
  ] loop
    perform private.replicate(format('public.%I', catalogue)::regclass, 'public');
    execute format('create index %I on public.%I (rev, id)', catalogue || '_rev', catalogue);
    execute format('grant select on public.%I to anon, authenticated', catalogue);
    execute format('grant insert, update, delete on public.%I to authenticated', catalogue);
    execute format(
      'create policy "anyone reads" on public.%I for select to anon, authenticated using (true)', catalogue);
    execute format(
      'create policy "admins add" on public.%I for insert to authenticated with check ((select private.is_admin()))', catalogue);
    execute format(
      'create policy "admins change" on public.%I for update to authenticated
         using ((select private.is_admin())) with check ((select private.is_admin()))', catalogue);
    execute format(
      'create policy "admins delete" on public.%I for delete to authenticated using ((select private.is_admin()))', catalogue);
  end loop;
end $$;
