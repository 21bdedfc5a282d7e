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

create policy "admins add catalogue pictures in the folder of their campus" on storage.objects
  for insert to authenticated with check (
    bucket_id in ('product-images', 'rental-images')
    and name ~ '^[a-z0-9-]{1,40}/[a-z0-9-]{1,60}\.(webp|jpg)$'
    and (select private.admin_scope()) in ('*', (storage.foldername(name))[1])
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
-- Nobody may delete a picture of a catalogue: the database removes it once no row shows it.
create policy "people delete the pictures that they have added" on storage.objects
  for delete to authenticated using (bucket_id in ('item-images', 'gossip-uploads') and owner_id = (select auth.uid())::text);
-- The storage API selects a row before it deletes it. Public pictures are served without this policy.
create policy "people list the pictures that they have added" on storage.objects
  for select to authenticated using (bucket_id in ('item-images', 'gossip-uploads') and owner_id = (select auth.uid())::text);
-- Refuses signed upload addresses, which bypass these policies, and copies and moves, which do not read the file. The app
-- uses none of them. The embedded backend sets no operation, because its server has none of these.
create policy "files arrive by an upload alone" on storage.objects as restrictive
  for insert to anon, authenticated with check (
    coalesce(nullif((select pg_catalog.current_setting('storage.operation', true)), ''), 'storage.object.upload') = 'storage.object.upload'
  );

-- At most 240 files per account and hour, and 1,500 in all, which are those of 150 items. An account that has been deleted
-- uploads nothing, although its token is valid for an hour. It counts stored objects: the storage service evaluates policies in a
-- transaction that it rolls back, so a counter would be lost. It raises instead of returning false, so that the
-- phone tries again later.
create function private.within_upload_limit() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  caller text := (select auth.uid())::text;
  added bigint;
  stored bigint;
begin
  if not exists (select from auth.users as account where account.id = caller::uuid) then
    return false;
  end if;
  select pg_catalog.count(*) filter (where object.created_at > pg_catalog.now() - interval '1 hour'), pg_catalog.count(*) into added, stored
  from storage.objects as object
  where (object.bucket_id = 'item-images' and object.name collate "C" >= caller || '/' and object.name collate "C" < caller || '0')
    or (object.bucket_id in ('gossip-uploads', 'product-images', 'rental-images') and object.owner_id = caller);
  if added >= 240 then
    raise exception 'Too many at once, try again later' using errcode = 'PT429';
  end if;
  return stored < 1500 or private.is_admin();
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

-- Whether an address is a picture that comes with the app, or a file in this folder of a bucket. Any other address of the
-- same origin would be requested by the phone of everybody who sees the row.
create function private.is_picture_in(image_url text, bucket text, folder text) returns boolean
language sql immutable set search_path = '' as $$
  select is_picture_in.image_url ~ '^/pictures/[a-z]+\.svg#[a-z0-9-]{1,60}$'
    or (is_picture_in.image_url ~ '^(https?://[a-z0-9.:-]{1,200})?/storage/v1/object/public/[a-z-]+/([a-z0-9-]+/){1,2}[a-z0-9-]+\.(webp|jpg)$'
      and pg_catalog.starts_with(coalesce(private.picture_path(is_picture_in.image_url, is_picture_in.bucket), ''), is_picture_in.folder || '/'))
$$;
-- Constraints run it with the rights of the role that writes the row.
grant execute on function private.picture_path(text, text), private.is_picture_in(text, text, text) to authenticated, service_role;

create function private.queue_file_removal(bucket text, paths text[]) returns void
language sql security definer set search_path = '' as $$
  insert into private.file_jobs (bucket, paths) values (queue_file_removal.bucket, queue_file_removal.paths)
$$;

-- Runs after a row is deleted or its picture changes. Trigger arguments: the bucket; for rows that the API writes, the column
-- (user_id or campus) with whose value the path must begin, so that nobody can remove a file of another person or campus.
create function private.remove_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  path text := private.picture_path(old.image_url, tg_argv[0]);
  owner text := pg_catalog.to_jsonb(old) ->> tg_argv[1];
begin
  if path is null or (tg_op = 'UPDATE' and new.image_url is not distinct from old.image_url) then
    return null;
  end if;
  if tg_nargs = 2 and not coalesce(pg_catalog.starts_with(path, owner || '/'), false) then
    return null;
  end if;
  perform private.queue_file_removal(tg_argv[0], private.photo_paths(path));
  return null;
end $$;
