-- Pictures that a row leaves behind are removed, and gossip pictures are published under a path of the server's own
-- making. SQL cannot touch files: the function `housekeeping` asks here what to do.

create table private.file_jobs (
  id uuid primary key default gen_random_uuid(),
  bucket text not null,
  paths text[] not null,
  -- Set for a copy: where each path goes, in the same order.
  target_bucket text,
  target_paths text[],
  -- The gossip post that waits for its picture.
  post_id uuid,
  try_after timestamptz not null default now(),
  attempts smallint not null default 0,
  -- Which claim has it. What another one says of it no longer counts.
  lease uuid,
  check ((target_bucket is null) = (target_paths is null)),
  check (target_paths is null or cardinality(target_paths) = cardinality(paths))
);
create index file_jobs_due on private.file_jobs (try_after);
create index file_jobs_post on private.file_jobs (post_id);
alter table private.file_jobs enable row level security;
create policy "nobody" on private.file_jobs to anon, authenticated using (false) with check (false);

-- A photo lies there twice, large and small; the large one's name says so.
create function private.photo_paths(path text) returns text[]
language sql immutable set search_path = '' as $$
  select case when photo_paths.path ~ '-large\.(webp|jpg)$'
    then array[photo_paths.path, pg_catalog.regexp_replace(photo_paths.path, '-large\.(webp|jpg)$', '-small.\1')]
    else array[photo_paths.path] end
$$;

-- The path of a public picture in a bucket; null for a drawn one, or one that lies elsewhere.
create function private.picture_path(image_url text, bucket text) returns text
language sql immutable set search_path = '' as $$
  select pg_catalog.substring(picture_path.image_url, '/storage/v1/object/public/' || picture_path.bucket || '/([^?#]+)$')
$$;

create function private.remove_files(bucket text, paths text[]) returns void
language sql security definer set search_path = '' as $$
  insert into private.file_jobs (bucket, paths) values (remove_files.bucket, remove_files.paths)
$$;

-- After a row is deleted or shows another picture. Trigger arguments: the bucket; 'owned' where the path begins with the
-- owner's id, so that nobody has a file removed that is not theirs.
create function private.remove_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  path text := private.picture_path(old.image_url, tg_argv[0]);
  owner text := pg_catalog.to_jsonb(old) ->> 'user_id';
begin
  if path is null or (tg_op = 'UPDATE' and new.image_url is not distinct from old.image_url) then
    return null;
  end if;
  if tg_argv[1] = 'owned' and not coalesce(pg_catalog.starts_with(path, owner || '/'), false) then
    return null;
  end if;
  perform private.remove_files(tg_argv[0], private.photo_paths(path));
  return null;
end $$;

create trigger remove_picture after delete or update of image_url on public.items
  for each row execute function private.remove_picture('item-images', 'owned');
create trigger remove_picture after delete or update of image_url on public.item_photos
  for each row execute function private.remove_picture('item-images', 'owned');
create trigger remove_picture after delete on public.gossip_posts
  for each row execute function private.remove_picture('gossip-images', 'public');
create trigger remove_picture after delete or update of image_url on public.rentals
  for each row execute function private.remove_picture('rental-images', 'public');
create trigger remove_picture after delete or update of image_url on public.rental_photos
  for each row execute function private.remove_picture('rental-images', 'public');
do $$
declare
  catalogue text;
begin
  foreach catalogue in array array['groceries', 'medicines', 'shops', 'eshop_products', 'service_providers'] loop
    execute pg_catalog.format('create trigger remove_picture after delete or update of image_url on public.%I
      for each row execute function private.remove_picture(''product-images'', ''public'')', catalogue);
  end loop;
end $$;

-- Whether a row still shows a public picture.
create function private.is_shown(bucket text, path text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from (
      select image_url from public.items where is_shown.bucket = 'item-images'
      union all select image_url from public.item_photos where is_shown.bucket = 'item-images'
      union all select image_url from public.gossip_posts where is_shown.bucket = 'gossip-images'
      union all select image_url from public.rentals where is_shown.bucket = 'rental-images'
      union all select image_url from public.rental_photos where is_shown.bucket = 'rental-images'
      union all select image_url from public.groceries where is_shown.bucket = 'product-images'
      union all select image_url from public.medicines where is_shown.bucket = 'product-images'
      union all select image_url from public.shops where is_shown.bucket = 'product-images'
      union all select image_url from public.eshop_products where is_shown.bucket = 'product-images'
      union all select image_url from public.service_providers where is_shown.bucket = 'product-images'
    ) as shown
    where private.picture_path(shown.image_url, is_shown.bucket) = is_shown.path
  )
$$;

-- For the function `housekeeping`: takes what is due for so many seconds, after which it is free for others.
create function public.claim_file_jobs(batch integer, lease_seconds integer)
returns table (id uuid, lease uuid, bucket text, paths text[], target_bucket text, target_paths text[])
language plpgsql security definer set search_path = '' as $$
declare
  claim uuid := pg_catalog.gen_random_uuid();
begin
  -- A picture that another row shows stays.
  delete from private.file_jobs as job
  where job.target_bucket is null and job.try_after <= pg_catalog.now() and job.attempts = 0
    and private.is_shown(job.bucket, job.paths[1]);
  return query
  with due as (
    select job.id from private.file_jobs as job where job.try_after <= pg_catalog.now()
    -- Files that become due together are done in no order: their times must not tell which came first.
    order by job.try_after, job.id
    limit least(greatest(claim_file_jobs.batch, 1), 100)
    for update skip locked
  )
  update private.file_jobs as job
  set lease = claim, attempts = job.attempts + 1,
    try_after = pg_catalog.now() + pg_catalog.make_interval(secs => least(greatest(claim_file_jobs.lease_seconds, 1), 3600))
  from due where job.id = due.id
  returning job.id, job.lease, job.bucket, job.paths, job.target_bucket, job.target_paths;
end $$;
revoke execute on function public.claim_file_jobs(integer, integer) from public, anon, authenticated;
grant execute on function public.claim_file_jobs(integer, integer) to service_role;
