-- Pictures. Catalogue buckets are the admins'; in the others people write, each into folders of a kind.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select bucket, bucket, true, 10485760, array['image/jpeg', 'image/png', 'image/webp', 'image/avif']
from unnest(array['product-images', 'rental-images', 'gossip-images', 'item-images']) as bucket
on conflict (id) do nothing;

create policy "admins add catalogue pictures" on storage.objects
  for insert to authenticated with check (
    bucket_id in ('product-images', 'rental-images') and (select private.is_admin())
  );
create policy "sellers add pictures under their own id" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'item-images' and (storage.foldername(name))[1] = (select auth.uid())::text
  );
-- A post is anonymous: its picture's address is public and must not carry its author's id.
create policy "people add gossip pictures under an id that is not theirs" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'gossip-images'
    and (storage.foldername(name))[1] ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and (storage.foldername(name))[1] <> (select auth.uid())::text
  );
create policy "pictures are deleted by who added them, the catalogue's by admins" on storage.objects
  for delete to authenticated using (
    case
      when bucket_id in ('product-images', 'rental-images') then (select private.is_admin())
      else owner_id = (select auth.uid())::text
    end
  );
-- Deleting asks to see the row first; public pictures are served without this.
create policy "pictures are listed by those who may delete them" on storage.objects
  for select to authenticated using (
    case
      when bucket_id in ('product-images', 'rental-images') then (select private.is_admin())
      else owner_id = (select auth.uid())::text
    end
  );
