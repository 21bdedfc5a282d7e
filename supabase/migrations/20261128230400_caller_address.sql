-- Who calls: the address that the nearest proxy reports.

-- Cloudflare names the caller in a header of its own. Any other proxy adds the address that it sees at
-- the end of X-Forwarded-For; what stands before that is the caller's word.
create or replace function private.caller_address() returns text
language sql stable set search_path = '' as $$
  select coalesce(
    nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip',
    pg_catalog.btrim(pg_catalog.split_part(nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb ->> 'x-forwarded-for', ',', -1)),
    'unknown')
$$;
