-- The pull of a phone: all changes since its cursor, of all tables, in one answer.
--
-- A cursor is a revision. An answer ends at the newest revision of its scope, and each row that is committed later has a
-- higher one (private.next_revision), so a row that is committed late is never skipped.

create table private.sync_state (
  singleton boolean primary key default true check (singleton),
  -- Changed by private.begin_epoch(): phones then replace all their copies.
  epoch text not null default pg_catalog.left(pg_catalog.replace(pg_catalog.gen_random_uuid()::text, '-', ''), 8),
  -- Tombstones below this revision have expired. A phone with an older cursor replaces all its copies.
  floor bigint not null default 0
);
insert into private.sync_state default values;
select private.hide_from_api('private.sync_state');

-- Deletes tombstones that were written before a time, and records the ids of their rows.
create function private.expire_tombstones(written_before timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  with expired as (
    delete from public.tombstones where created_at < expire_tombstones.written_before returning row_id, rev
  ), remembered as (
    insert into private.deleted_rows (row_id) select row_id from expired on conflict (row_id) do nothing
  )
  update private.sync_state set floor = greatest(floor, (select max(rev) + 1 from expired))
  where exists (select from expired)
$$;

-- To be called after a restore from a backup, in which rows have older revisions than on phones.
create function private.begin_epoch() returns void
language sql volatile set search_path = '' as $$
  update private.sync_state set epoch = pg_catalog.left(pg_catalog.replace(pg_catalog.gen_random_uuid()::text, '-', ''), 8)
$$;
revoke execute on function private.begin_epoch() from public;

-- The revision at the start of an hour. A phone that was away for longer pulls from the start of the hour of its last visit,
-- so that phones send identical requests, which a cache can answer.
create function private.start_of_hour(at timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select private.revision_at(pg_catalog.date_trunc('hour', start_of_hour.at))
$$;
grant execute on function private.start_of_hour(timestamptz), private.revision_at(timestamptz) to anon, authenticated;

create function private.read_sync_state(out epoch text, out floor bigint)
language sql stable security definer set search_path = '' as $$
  select state.epoch, state.floor from private.sync_state as state
$$;
grant execute on function private.read_sync_state() to anon, authenticated;

-- The newest revision of what a campus shows; null if there is none.
create function private.newest_revision(campus text) returns bigint
language sql stable set search_path = '' as $$
  select max(changed.head) from private.changed_tables(false, newest_revision.campus, 0) as changed
$$;
grant execute on function private.newest_revision(text) to anon, authenticated;

-- The rows of a query, as {columns, rows: [[...]]}; null when there are none.
create function private.rows_as_json(query text, columns text, campus text, since bigint, until bigint, max_rows integer, after uuid) returns json
language plpgsql stable set search_path = '' as $$
declare
  listed json;
begin
  execute pg_catalog.format('select pg_catalog.json_agg(pg_catalog.json_build_array(%s)) from (%s) as r',
    'r.' || pg_catalog.replace(columns, ', ', ', r.'), query)
  into listed using campus, since, until, max_rows, after;
  return case when listed is not null then
    pg_catalog.json_build_object('columns', pg_catalog.string_to_array(columns, ', '), 'rows', listed) end;
end $$;
grant execute on function private.rows_as_json(text, text, text, bigint, bigint, integer, uuid) to anon, authenticated;

create function private.tombstones_between(own boolean, campus text, since bigint, until bigint) returns setof public.tombstones
language sql stable set search_path = '' as $$
  select t.* from public.tombstones as t
  where tombstones_between.own and t.owner_id = (select auth.uid()) and t.rev >= since and t.rev < until
  union all
  select t.* from public.tombstones as t
  where not tombstones_between.own and t.owner_id is null and t.campus = tombstones_between.campus and t.rev >= since and t.rev < until
  union all
  select t.* from public.tombstones as t
  where not tombstones_between.own and t.owner_id is null and t.campus is null and t.rev >= since and t.rev < until
$$;
grant execute on function private.tombstones_between(boolean, text, bigint, bigint) to anon, authenticated;

-- The changes since a revision: {until, tables, left, gone}. An answer that would be too large is
-- truncated: `until` is lower, and `more` is true. {reset: true} if a new snapshot is the smaller answer.
create function private.changes(own boolean, campus text, since bigint) returns json
language plpgsql stable set search_path = '' as $$
declare
  max_rows constant integer := 500;
  max_deletions constant integer := 500;
  names text[];
  head bigint;
  until bigint;
  cut bigint;
  synced record;
  listed json;
  ids json;
  tables jsonb := '{}';
  outside jsonb := '{}';
  gone json;
begin
  select pg_catalog.array_agg(distinct h.name), max(h.head) into names, head
  from private.changed_tables(changes.own, changes.campus, changes.since) as h;
  if names is null then
    return pg_catalog.json_build_object('until', changes.since);
  end if;
  if 'items' = any (names) then
    names := names || array['item_photos'];
  end if;
  until := head + 1;
  for synced in select * from private.synced_tables() as t where t.own = changes.own and t.name = any (names) and t.newest is null loop
    -- Rows that are sent again with another, such as photos, have older revisions and cannot truncate the answer.
    execute pg_catalog.format('select r.rev from public.%I as r where %s and %s and r.rev >= $2 order by r.rev, r.id offset $4 limit 1', synced.name, synced.belongs, synced.changed)
    into cut using changes.campus, changes.since, until, max_rows;
    -- A revision is never split: an import by an admin is one revision.
    until := case when cut is null then until else least(until, greatest(cut, changes.since + 1)) end;
  end loop;

  if 'tombstones' = any (names) then
    if (select count(*) from private.tombstones_between(changes.own, changes.campus, changes.since, until)) > max_deletions then
      return pg_catalog.json_build_object('reset', true);
    end if;
    select pg_catalog.json_agg(pg_catalog.json_build_array(t.table_name, t.row_id, t.rev) order by t.rev, t.id) into gone
    from private.tombstones_between(changes.own, changes.campus, changes.since, until) as t;
  end if;

  for synced in select * from private.synced_tables() as t where t.own = changes.own and t.name = any (names) loop
    listed := private.rows_as_json(
      pg_catalog.format('select %s from public.%I as r where %s and %s and %s order by ', synced.columns, synced.name, synced.belongs, synced.changed, synced.shown)
        || case when synced.newest is null then 'r.rev, r.id' else pg_catalog.format('r.created_at desc, r.id desc limit %s', synced.newest) end,
      synced.columns, changes.campus, changes.since, until, null, null);
    if listed is not null then
      tables := tables || pg_catalog.jsonb_build_object(synced.name, listed);
    end if;
    -- Rows that phones no longer copy, such as a sold item.
    if synced.shown <> 'true' then
      execute pg_catalog.format('select pg_catalog.json_agg(pg_catalog.json_build_array(l.id, l.rev)) from (select r.id, r.rev from public.%I as r where %s and %s and not (%s) limit $4) as l',
        synced.name, synced.belongs, synced.changed, synced.shown)
      into ids using changes.campus, changes.since, until, max_deletions + 1;
      if pg_catalog.json_array_length(ids) > max_deletions then
        return pg_catalog.json_build_object('reset', true);
      elsif ids is not null then
        outside := outside || pg_catalog.jsonb_build_object(synced.name, ids);
      end if;
    end if;
  end loop;
  return pg_catalog.json_strip_nulls(pg_catalog.json_build_object('until', until, 'more', case when until <= head then true end,
    'tables', nullif(tables, '{}'), 'left', nullif(outside, '{}'), 'gone', gone));
end $$;
grant execute on function private.changes(boolean, text, bigint) to anon, authenticated;

-- For `left`: without this index, a phone that was away for long would make the server read every change.
create index items_sold on public.items (campus, rev) where status = 'sold';
create index gossip_posts_hidden on public.gossip_posts (campus, rev) where hidden;

-- The current rows of some tables, newest first or by id: {until, tables, next}. If the answer is full, `next` names the
-- table and id after which to continue.
create function private.snapshot(own boolean, campus text, names text[], after text) returns json
language plpgsql stable set search_path = '' as $$
declare
  -- All of the caller's own rows are in one answer: the phone deletes rows that it lacks.
  room integer := case when not snapshot.own then 1000 end;
  first_table constant text := pg_catalog.split_part(snapshot.after, '/', 1);
  after_id uuid := nullif(pg_catalog.split_part(snapshot.after, '/', 2), '')::uuid;
  reached boolean := coalesce(snapshot.after, '') = '';
  until bigint;
  synced record;
  listed json;
  tables jsonb := '{}';
  next text;
begin
  -- The next cursor: the newest change of the campus, so that phones of an inactive campus send identical requests; but no expired cursor.
  select greatest(max(h.head) + 1, (select state.floor from private.read_sync_state() as state), 1) into until
  from private.changed_tables(snapshot.own, snapshot.campus, 0) as h;
  for synced in select * from private.synced_tables() as t where t.own = snapshot.own and (snapshot.names is null or t.name = any (snapshot.names)) loop
    reached := reached or synced.name = first_table;
    continue when not reached;
    if room <= 0 then
      next := synced.name || '/';
      exit;
    end if;
    listed := private.rows_as_json(
      pg_catalog.format('select %s from public.%I as r where %s and %s and r.rev < $3', synced.columns, synced.name, synced.belongs, synced.shown)
        || case when synced.newest is null then ' and ($5 is null or r.id > $5) order by r.id limit $4'
          else pg_catalog.format(' order by r.created_at desc, r.id desc limit %s', synced.newest) end,
      synced.columns, snapshot.campus, null, until, room,
      case when synced.name = first_table then after_id end);
    continue when listed is null;
    tables := tables || pg_catalog.jsonb_build_object(synced.name, listed);
    room := room - pg_catalog.json_array_length(listed -> 'rows');
    if room <= 0 and synced.newest is null then
      next := synced.name || '/' || (listed -> 'rows' -> -1 ->> 0);
      exit;
    end if;
  end loop;
  return pg_catalog.json_strip_nulls(pg_catalog.json_build_object('until', until, 'tables', tables, 'next', next));
end $$;
grant execute on function private.snapshot(boolean, text, text[], text) to anon, authenticated;

-- For an answer that is the same for everybody: how long a cache may store it, and an ETag, so that a phone that already
-- has the answer does not receive it again.
create function private.cache_headers(seconds integer, body text) returns text
language sql immutable set search_path = '' as $$
  select pg_catalog.json_build_array(
    pg_catalog.json_build_object('Cache-Control', 'public, max-age=0, s-maxage=' || seconds),
    pg_catalog.json_build_object('ETag', '"' || pg_catalog.left(pg_catalog.md5(body), 12) || '"'))::text
$$;
grant execute on function private.cache_headers(integer, text) to anon, authenticated;

-- The single request of a visit. Without `since`: a snapshot of the named tables, or of all. With `own_since`: also the
-- caller's own rows since then, or all of them since 0. `head` is the newest revision that the caller knows; an answer
-- without it is stored only briefly. An answer to an anonymous caller depends only on the URL, so that a cache can store it.
create function public.sync(
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
grant execute on function public.sync(text, bigint, text, text, bigint, bigint) to anon, authenticated;

-- A part of the feed: the posts of a day in Nairobi whose ids begin with a digit, such as '2026-11-23a'. The parts are the
-- same for every phone, so that a cache can answer.
create function private.part_of(created_at timestamptz, id uuid) returns text
language sql immutable set search_path = '' as $$
  select pg_catalog.to_char(part_of.created_at at time zone 'Africa/Nairobi', 'YYYY-MM-DD') || pg_catalog.left(part_of.id::text, 1)
$$;
-- The index below calls it for every row that is written.
grant execute on function private.part_of(timestamptz, uuid) to anon, authenticated, service_role;
create index gossip_posts_part on public.gossip_posts (campus, private.part_of(created_at, id)) where not hidden;

-- The like counters of parts of the feed, at most twelve: {part: {first eight digits of the id: likes}}, without zeros.
-- Runs with the rights of its owner: under a row policy, the condition on the part could not use an index.
create function public.like_counts(campus text, parts text) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  asked constant text[] := (pg_catalog.string_to_array(like_counts.parts, ','))[1:12];
  counts json;
begin
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
grant execute on function public.like_counts(text, text) to anon, authenticated;

-- For the weekly comparison: {table: {segment: [count, hash]}} over the ids and revisions below a cursor. A segment is a
-- month, or a day if phones copy only the newest rows. With `segment`, the ids and revisions of that segment: [[id, rev]].
create function public.sync_digest(campus text, until bigint, segment text default null) returns json
language plpgsql stable set search_path = '' as $$
declare
  synced record;
  asked_table constant text := pg_catalog.split_part(sync_digest.segment, '/', 1);
  rows_query text;
  listed json;
  digests jsonb := '{}';
begin
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
grant execute on function public.sync_digest(text, bigint, text) to anon, authenticated;
