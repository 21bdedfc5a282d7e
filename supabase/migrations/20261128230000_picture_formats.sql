-- The app makes JPEG and WebP pictures alone, of less than 2 MB. Storage believes the content type that an upload says; the embedded
-- backend and the app read the format and the pixels from the file (src/domain/shared/picture-head.ts).
update storage.buckets set allowed_mime_types = array['image/jpeg', 'image/webp'], file_size_limit = 4194304
where id in ('product-images', 'rental-images', 'item-images', 'gossip-images', 'gossip-uploads');
