-- A limit on the bytes of uploads. The number of files is limited elsewhere; without this one, an account fills 2.4 GB an hour.

-- What the app sends: photos with a side of at most 1,280 pixels, which it has drawn itself.
update storage.buckets set file_size_limit = 2097152, allowed_mime_types = array['image/jpeg', 'image/webp']
where id in ('product-images', 'rental-images', 'item-images', 'gossip-images', 'gossip-uploads');

-- The bytes of a file by its metadata; null if that does not tell.
create function private.bytes_of_file(metadata jsonb) returns bigint
language sql immutable set search_path = '' as $$
  select greatest(
    case when pg_catalog.jsonb_typeof(metadata -> 'size') = 'number' then (metadata ->> 'size')::numeric::bigint end,
    case when pg_catalog.jsonb_typeof(metadata -> 'contentLength') = 'number' then (metadata ->> 'contentLength')::numeric::bigint end)
$$;

-- Whether the caller may add a file to a bucket: so many bytes a day, and so many in all. It counts stored objects, for the reason that
-- private.within_upload_limit() gives; one that has been deleted takes no room. It raises for the day, so that the phone tries again later.
create function private.within_stored_bytes(bucket text, metadata jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant text := (select auth.uid())::text;
  megabyte constant bigint := 1048576;
  a_day constant bigint := case within_stored_bytes.bucket when 'item-images' then 48 when 'gossip-uploads' then 16 else 256 end * megabyte;
  added bigint;
  stored bigint;
  -- Storage tells the size of a file that it has stored, and not always that of one which it is about to store.
  file constant bigint := coalesce(private.bytes_of_file(within_stored_bytes.metadata), 2 * megabyte);
begin
  select
    coalesce(pg_catalog.sum(private.bytes_of_file(object.metadata)) filter (
      where object.bucket_id = within_stored_bytes.bucket and object.created_at > pg_catalog.now() - interval '1 day'), 0),
    coalesce(pg_catalog.sum(private.bytes_of_file(object.metadata)), 0)
  into added, stored
  from storage.objects as object
  where (object.bucket_id = 'item-images' and object.name collate "C" >= caller || '/' and object.name collate "C" < caller || '0')
    or (object.bucket_id in ('gossip-uploads', 'product-images', 'rental-images') and object.owner_id = caller);
  if added + file > a_day then
    raise exception 'Too many at once, try again later' using errcode = 'PT429';
  end if;
  return stored + file <= 384 * megabyte or private.is_admin();
end $$;
grant execute on function private.within_stored_bytes(text, jsonb) to authenticated;
create policy "stored bytes have a limit" on storage.objects as restrictive
  for insert to authenticated with check ((select private.within_stored_bytes(bucket_id, metadata)));
