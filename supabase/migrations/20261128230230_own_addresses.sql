-- What phones load comes from the app or its own storage: the address of a picture names no host, so that no row sends phones to another one.
-- Links lead to web sites by HTTPS, or into the app.

-- A phone writes the address of an upload as it loads it, with the origin of the project. Another origin does not make it another file.
create function private.without_origin(address text) returns text
language sql immutable set search_path = '' as $$
  select pg_catalog.regexp_replace(without_origin.address, '^https?://[a-z0-9.:-]{1,200}(?=/storage/v1/object/public/)', '', 'i')
$$;

create function private.strip_origin() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.image_url := private.without_origin(new.image_url);
  return new;
end $$;
grant execute on function private.without_origin(text) to authenticated, service_role;

-- Also in the entries of a catalogue, whose pictures are fields of any depth.
create function private.strip_origins() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.entries := pg_catalog.regexp_replace(new.entries::text, '("image": ")https?://[a-z0-9.:-]{1,200}(?=/storage/v1/object/public/)', '\1', 'gi')::jsonb;
  return new;
end $$;

create function private.is_link(address text) returns boolean
language sql immutable set search_path = '' as $$
  select is_link.address ~* '^https://[a-z0-9.-]{1,250}(:[0-9]{1,5})?([/?#][^\\[:space:][:cntrl:]]*)?$'
$$;
-- As in the app's links: neither `//host` nor `/\host`, which browsers take for another host.
create function private.is_path(address text) returns boolean
language sql immutable set search_path = '' as $$
  select is_path.address ~ '^/([^/\\[:space:][:cntrl:]][^\\[:space:][:cntrl:]]*)?$'
$$;

create or replace function private.is_picture_in(image_url text, bucket text, folder text) returns boolean
language sql immutable set search_path = '' as $$
  select is_picture_in.image_url ~ '^/pictures/[a-z]+\.svg#[a-z0-9-]{1,60}$'
    or (is_picture_in.image_url ~ '^/storage/v1/object/public/[a-z-]+/([a-z0-9-]+/){1,2}[a-z0-9-]+\.(webp|jpg)$'
      and pg_catalog.starts_with(coalesce(private.picture_path(is_picture_in.image_url, is_picture_in.bucket), ''), is_picture_in.folder || '/'))
$$;

-- The addresses in entries that phones would load or open, but may not.
create function private.foreign_addresses(entries jsonb, campus text) returns setof jsonb
language sql immutable set search_path = '' as $$
  select image from pg_catalog.jsonb_path_query(foreign_addresses.entries, '$[*].**.image') as image
  where pg_catalog.jsonb_typeof(image) = 'string' and not private.is_picture_in(image #>> '{}', 'product-images', foreign_addresses.campus)
  union
  select link from pg_catalog.jsonb_path_query(foreign_addresses.entries, '$[*].**.link') as link
  where pg_catalog.jsonb_typeof(link) = 'string' and not private.is_link(link #>> '{}') and not private.is_path(link #>> '{}')
$$;
create function private.has_own_addresses(entries jsonb, campus text) returns boolean
language sql immutable set search_path = '' as $$
  select not exists (select from private.foreign_addresses(has_own_addresses.entries, has_own_addresses.campus))
$$;
-- Constraints run them with the rights of the role that writes the row.
grant execute on function private.is_link(text), private.is_path(text), private.foreign_addresses(jsonb, text), private.has_own_addresses(jsonb, text)
  to authenticated, service_role;

do $$
declare
  target text;
begin
  foreach target in array array['items', 'item_photos', 'groceries', 'medicines', 'shops', 'eshop_products', 'service_providers', 'rentals', 'rental_photos'] loop
    execute pg_catalog.format('create trigger strip_origin before insert or update of image_url on public.%I for each row execute function private.strip_origin()', target);
    execute pg_catalog.format('update public.%I set image_url = image_url where image_url ~* ''^https?:''', target);
  end loop;
end $$;

create trigger strip_origins before insert or update of entries on public.catalogues
  for each row execute function private.strip_origins();
update public.catalogues set entries = entries where entries::text ~* '"image": "https?:';
do $$
declare
  edited record;
  address jsonb;
  listed text;
begin
  for edited in select id, entries, campus from public.catalogues where not private.has_own_addresses(entries, campus) loop
    listed := edited.entries::text;
    for address in select * from private.foreign_addresses(edited.entries, edited.campus) loop
      listed := pg_catalog.replace(listed, '"image": ' || address::text, '"image": "/pictures/campus.svg#fallback"');
      listed := pg_catalog.replace(listed, '"link": ' || address::text, '"link": "/"');
    end loop;
    update public.catalogues as known set entries = listed::jsonb where known.id = edited.id;
  end loop;
end $$;
alter table public.catalogues add constraint catalogues_own_addresses check (private.has_own_addresses(entries, campus));

-- Jobs alone write it.
update public.gossip_posts set image_url = null
where image_url !~ '^(/storage/v1/object/public/gossip-images/[a-z0-9-]+/[a-z0-9-]+\.(webp|jpg)|/pictures/[a-z]+\.svg#[a-z0-9-]{1,60})$';
alter table public.gossip_posts add constraint gossip_posts_own_picture
  check (image_url ~ '^(/storage/v1/object/public/gossip-images/[a-z0-9-]+/[a-z0-9-]+\.(webp|jpg)|/pictures/[a-z]+\.svg#[a-z0-9-]{1,60})$');

update public.campuses set website = null where not private.is_link(website);
alter table public.campuses add constraint campuses_link check (private.is_link(website));
-- Phones leave out those that were there before; an admin corrects them.
alter table public.university_links add constraint university_links_link check (private.is_link(url)) not valid;
