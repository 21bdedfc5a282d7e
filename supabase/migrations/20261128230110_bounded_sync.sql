-- A bound on the texts that functions take apart, before they do. A pull with 1.9 MB of names of tables took a second.

-- Raises for a text of more bytes.
create function private.require_short(value text, longest integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if pg_catalog.octet_length(require_short.value) > require_short.longest then
    raise exception 'A text is too long' using errcode = '22001';
  end if;
end $$;
-- The pull runs with the rights of its caller.
grant execute on function private.require_short(text, integer) to anon, authenticated;

-- As before, with the bounds.
create or replace function public.sync(
  campus text, since bigint default null, tables text default null, after text default null, own_since bigint default null,
  head bigint default null
) returns json
language plpgsql stable set search_path = '' as $$
declare
  hour constant bigint := private.start_of_hour(pg_catalog.now());
  state record;
  answer jsonb;
  own_answer json;
  caller constant uuid := (select auth.uid());
begin
  perform private.require_short(sync.campus, 40), private.require_short(sync.tables, 1000), private.require_short(sync.after, 100);
  select * into state from private.read_sync_state();
  answer := case
    when sync.since is null then private.snapshot(false, sync.campus, pg_catalog.string_to_array(sync.tables, ','), sync.after)::jsonb
    when sync.since < state.floor then '{"reset": true}'
    else private.changes(false, sync.campus, sync.since)::jsonb
  end || pg_catalog.jsonb_build_object('epoch', state.epoch);
  if hour < (answer ->> 'until')::bigint and answer -> 'more' is null then
    answer := answer || pg_catalog.jsonb_build_object('hour', hour);
  end if;
  if caller is not null and sync.own_since is not null then
    own_answer := case when sync.own_since < greatest(state.floor, 1)
      then (private.snapshot(true, sync.campus, null, null)::jsonb || '{"complete": true}')::json
      else private.changes(true, sync.campus, sync.own_since) end;
    answer := answer || pg_catalog.jsonb_build_object('own', own_answer::jsonb
      || pg_catalog.jsonb_build_object('level', coalesce((select auth.jwt()) ->> 'aal', 'aal1')));
  end if;
  perform pg_catalog.set_config('response.headers', case
    when caller is not null then '[{"Cache-Control": "private, no-store"}]'
    -- A lagging replica does not have that head yet.
    else private.cache_headers(case when sync.head is null then 5 when sync.head <= private.newest_revision(sync.campus) then 86400 else 5 end, answer::text) end, true);
  return answer::json;
end $$;

-- As before, with the bounds.
create or replace function public.like_counts(campus text, parts text) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  asked text[];
  counts json;
begin
  perform private.require_short(like_counts.campus, 40), private.require_short(like_counts.parts, 1000);
  asked := (pg_catalog.string_to_array(like_counts.parts, ','))[1:12];
  select pg_catalog.json_object_agg(counted.part, counted.likes) into counts
  from (
    select part, pg_catalog.json_object_agg(pg_catalog.left(post.id::text, 8), post.likes_count) as likes
    from pg_catalog.unnest(asked) as part
    join public.gossip_posts as post on post.campus = like_counts.campus and not post.hidden and post.likes_count > 0
      and private.part_of(post.created_at, post.id) = part
    group by part
  ) as counted;
  counts := coalesce(counts, '{}');
  perform pg_catalog.set_config('response.headers', private.cache_headers(15, counts::text), true);
  return counts;
end $$;

-- As before, with the bounds.
create or replace function public.sync_digest(campus text, until bigint, segment text default null) returns json
language plpgsql stable set search_path = '' as $$
declare
  synced record;
  asked_table constant text := pg_catalog.split_part(sync_digest.segment, '/', 1);
  rows_query text;
  listed json;
  digests jsonb := '{}';
begin
  perform private.require_short(sync_digest.campus, 40), private.require_short(sync_digest.segment, 100);
  -- A lagging replica lacks rows that the phone has, and the phone would delete them.
  if sync_digest.until > greatest(private.newest_revision(sync_digest.campus) + 1, (select state.floor from private.read_sync_state() as state), 1) then
    raise exception 'Not known here yet' using errcode = 'PT503';
  end if;
  for synced in
    select * from private.synced_tables() as t
    where not t.own and t.name <> 'item_photos' and (sync_digest.segment is null or t.name = asked_table)
  loop
    rows_query := pg_catalog.format(
      'select r.id, r.rev, pg_catalog.to_char(r.created_at at time zone ''UTC'', %L) as segment from public.%I as r where %s and %s and r.rev < $2%s',
      case when synced.newest is null then 'YYYY-MM' else 'YYYY-MM-DD' end, synced.name, synced.belongs, synced.shown,
      case when synced.newest is null then '' else pg_catalog.format(' order by r.created_at desc, r.id desc limit %s', synced.newest) end);
    if sync_digest.segment is not null then
      execute pg_catalog.format('select pg_catalog.json_agg(pg_catalog.json_build_array(s.id, s.rev) order by s.id) from (%s) as s where s.segment = $3', rows_query)
      into listed using sync_digest.campus, sync_digest.until, pg_catalog.split_part(sync_digest.segment, '/', 2);
      return coalesce(listed, '[]');
    end if;
    execute pg_catalog.format(
      'select pg_catalog.json_object_agg(s.segment, pg_catalog.json_build_array(s.count, s.hash)) from (
         select s.segment, pg_catalog.count(*) as count,
           pg_catalog.left(pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.string_agg(s.id::text || s.rev::text, '''' order by s.id), ''UTF8'')), ''hex''), 8) as hash
         from (%s) as s group by s.segment) as s', rows_query)
    into listed using sync_digest.campus, sync_digest.until;
    if listed is not null then
      digests := digests || pg_catalog.jsonb_build_object(synced.name, listed);
    end if;
  end loop;
  return digests::json;
end $$;

-- As before; of a longer text, nothing is hashed.
create or replace function private.is_proof_of_work(id uuid, proof text) returns boolean
language sql immutable set search_path = '' as $$
  select case when pg_catalog.octet_length(is_proof_of_work.proof) <= 20 then
    is_proof_of_work.proof ~ '^\d{1,20}$' and (
      select pg_catalog.get_byte(hash, 0) = 0 and pg_catalog.get_byte(hash, 1) < 4
      from pg_catalog.sha256(pg_catalog.convert_to(is_proof_of_work.id::text || ':' || is_proof_of_work.proof, 'UTF8')) as hash)
  else false end
$$;

-- As before; a longer text is no code.
create or replace function private.hash_setup_code(code text) returns bytea
language sql immutable set search_path = '' as $$
  select pg_catalog.sha256(pg_catalog.convert_to(
    pg_catalog.upper(pg_catalog.regexp_replace(pg_catalog.left(hash_setup_code.code, 100), '[^0-9A-Za-z]', '', 'g')), 'UTF8'))
$$;
