-- Picture buckets, who may upload, and the queue of files that the Edge Function `housekeeping` removes or copies: SQL
-- cannot touch files.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('product-images', 'product-images', true, 10485760, array['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  ('rental-images', 'rental-images', true, 10485760, array['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  ('item-images', 'item-images', true, 10485760, array['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  ('gossip-images', 'gossip-images', true, 10485760, array['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  -- Private: the housekeeping function copies a picture to gossip-images when its post is published.
  ('gossip-uploads', 'gossip-uploads', false, 10485760, array['image/jpeg', 'image/webp'])
on conflict (id) do nothing;

create policy "admins add catalogue pictures" on storage.objects
  for insert to authenticated with check (
    bucket_id in ('product-images', 'rental-images') and (select private.is_admin())
  );
create policy "sellers add pictures under their own id" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'item-images' and (storage.foldername(name))[1] = (select auth.uid())::text and (select private.may_post('item'))
  );
create policy "people add pictures for their posts" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'gossip-uploads'
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[a-z0-9-]{1,40}\.(webp|jpg)$'
    and (select private.may_post('gossip_post'))
  );
-- True for a path without parent folders, empty segments and characters with a meaning in URLs.
create policy "paths are plain" on storage.objects as restrictive
  for insert to anon, authenticated with check (name !~ '(^|/)\.{0,2}(/|$)' and name !~ '[\\%?#[:cntrl:]]');
create policy "pictures are deleted by who added them, the catalogue's by admins" on storage.objects
  for delete to authenticated using (
    case
      when bucket_id in ('product-images', 'rental-images') then (select private.is_admin())
      else owner_id = (select auth.uid())::text
    end
  );
-- The storage API selects a row before it deletes it. Public pictures are served without this policy.
create policy "pictures are listed by those who may delete them" on storage.objects
  for select to authenticated using (
    case
      when bucket_id in ('product-images', 'rental-images') then (select private.is_admin())
      else owner_id = (select auth.uid())::text
    end
  );

-- At most 240 pictures per account and hour. It counts stored objects: the storage service evaluates policies in a
-- transaction that it rolls back, so a counter would be lost. It raises instead of returning false, so that the
-- phone tries again later.
create function private.within_upload_limit() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  caller text := (select auth.uid())::text;
  added bigint;
begin
  select pg_catalog.count(*) into added from storage.objects as object
  where object.created_at > pg_catalog.now() - interval '1 hour'
    and (
      (object.bucket_id = 'item-images' and object.name collate "C" >= caller || '/' and object.name collate "C" < caller || '0')
      or (object.bucket_id = 'gossip-uploads' and object.owner_id = caller)
    );
  if added >= 240 then
    raise exception 'Too many at once, try again later' using errcode = 'PT429';
  end if;
  return true;
end $$;
grant execute on function private.within_upload_limit() to authenticated;
create policy "uploads have a limit" on storage.objects as restrictive
  for insert to authenticated with check ((select private.within_upload_limit()));

create table private.file_jobs (
  id uuid primary key default gen_random_uuid(),
  bucket text not null,
  paths text[] not null,
  -- For a copy: the target of each path, in the same order. Null for a removal.
  target_bucket text,
  target_paths text[],
  -- The gossip post that waits for its picture.
  post_id uuid,
  try_after timestamptz not null default now(),
  attempts smallint not null default 0,
  -- The claim that holds the job. Results of an earlier claim are ignored.
  lease uuid,
  check ((target_bucket is null) = (target_paths is null)),
  check (target_paths is null or cardinality(target_paths) = cardinality(paths))
);
create index file_jobs_due on private.file_jobs (try_after);
create index file_jobs_post on private.file_jobs (post_id);
select private.hide_from_api('private.file_jobs');

-- A photo has two files, large and small. A path that ends in -large refers to both.
create function private.photo_paths(path text) returns text[]
language sql immutable set search_path = '' as $$
  select case when photo_paths.path ~ '-large\.(webp|jpg)$'
    then array[photo_paths.path, pg_catalog.regexp_replace(photo_paths.path, '-large\.(webp|jpg)$', '-small.\1')]
    else array[photo_paths.path] end
$$;

-- The path of a public picture in a bucket. Null for a picture that is bundled with the app or stored elsewhere.
create function private.picture_path(image_url text, bucket text) returns text
language sql immutable set search_path = '' as $$
  select pg_catalog.substring(picture_path.image_url, '/storage/v1/object/public/' || picture_path.bucket || '/([^?#]+)$')
$$;

create function private.queue_file_removal(bucket text, paths text[]) returns void
language sql security definer set search_path = '' as $$
  insert into private.file_jobs (bucket, paths) values (queue_file_removal.bucket, queue_file_removal.paths)
$$;

-- Runs after a row is deleted or its picture changes. Trigger arguments: the bucket; 'owned' if the path must begin with
-- the row's user_id, so that nobody can remove another person's file.
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
  perform private.queue_file_removal(tg_argv[0], private.photo_paths(path));
  return null;
end $$;
