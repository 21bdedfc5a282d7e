-- Whoever has set up a second factor shows it for all that is theirs: a password alone reads, writes and pulls nothing of it.

do $$
declare
  target text;
  action text;
begin
  foreach target in array array['public.profiles', 'public.gossip_submissions', 'public.gossip_likes', 'public.provider_ratings',
    'public.push_subscriptions', 'public.reports', 'storage.objects']
  loop
    execute pg_catalog.format(
      'create policy "a second factor is shown where there is one" on %s as restrictive to authenticated
         using ((select private.has_shown_second_factor())) with check ((select private.has_shown_second_factor()))', target);
  end loop;
  -- Everybody reads listings.
  foreach target in array array['public.items', 'public.item_photos'] loop
    foreach action in array array['insert', 'update', 'delete'] loop
      execute pg_catalog.format(
        'create policy "a second factor is shown where there is one to %s" on %s as restrictive for %1$s to authenticated %3$s ((select private.has_shown_second_factor()))',
        action, target, case action when 'insert' then 'with check' else 'using' end);
    end loop;
  end loop;
end $$;
create policy "a second factor is shown where there is one" on public.tombstones as restrictive
  for select to authenticated using (owner_id is null or (select private.has_shown_second_factor()));

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
    -- Without an answer about them, a phone keeps its copies. Anonymous callers may not call this function.
    if private.has_shown_second_factor() then
      own_answer := case when sync.own_since < greatest(state.floor, 1)
        then (private.snapshot(true, sync.campus, null, null)::jsonb || '{"complete": true}')::json
        else private.changes(true, sync.campus, sync.own_since) end;
      answer := answer || pg_catalog.jsonb_build_object('own', own_answer::jsonb
        || pg_catalog.jsonb_build_object('level', coalesce((select auth.jwt()) ->> 'aal', 'aal1')));
    end if;
  end if;
  perform pg_catalog.set_config('response.headers', case
    when caller is not null then '[{"Cache-Control": "private, no-store"}]'
    -- A lagging replica does not have that head yet.
    else private.cache_headers(case when sync.head is null then 5 when sync.head <= private.newest_revision(sync.campus) then 86400 else 5 end, answer::text) end, true);
  return answer::json;
end $$;

create or replace function public.set_like(post uuid, liked boolean, idempotency_key uuid default null)
returns table (id uuid, likes_count integer, rev bigint, like_id uuid, like_rev bigint)
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  -- A like of a post that has been hidden since can still be taken back.
  if set_like.liked and not exists (select from public.gossip_posts as shown where shown.id = set_like.post and not shown.hidden) then
    raise exception 'No such post' using errcode = '23503';
  end if;
  if private.claim_idempotency_key(set_like.idempotency_key) then
    perform private.enforce_rate_limit('set_like a 1 hour', 300, interval '1 hour');
    insert into public.gossip_likes as known (post_id, user_id, liked)
    select set_like.post, caller, true
    where (set_like.liked
        or exists (select from public.gossip_likes as mine where mine.post_id = set_like.post and mine.user_id = caller))
      and not exists (select from public.gossip_submissions as own where own.id = set_like.post and own.user_id = caller)
    on conflict on constraint gossip_likes_post_id_user_id_key do update set liked = set_like.liked
    where known.liked <> set_like.liked;
  end if;
  return query
    select shown.id, shown.likes_count, shown.rev, case when mine.liked then mine.id end, mine.rev
    from public.gossip_posts as shown
    left join public.gossip_likes as mine on mine.post_id = shown.id and mine.user_id = caller
    where shown.id = set_like.post and not shown.hidden;
end $$;

create or replace function public.claim_admin(setup_code text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  this_hour timestamptz := pg_catalog.date_trunc('hour', pg_catalog.now());
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('claim_admin', 0));
  if private.admin_exists() then
    return 'closed';
  end if;
  if coalesce((
    select tries.count from private.rate_counters as tries
    where tries.actor = 'user:' || caller::text and tries.action = 'claim_admin' and tries.window_start = this_hour
  ), 0) >= 5 then
    return 'wait';
  end if;
  if not exists (select 1 from private.setup_codes where hash = private.hash_setup_code(claim_admin.setup_code)) then
    insert into private.rate_counters as known (actor, action, window_start, window_end, count)
    values ('user:' || caller::text, 'claim_admin', this_hour, this_hour + interval '1 hour', 1)
    on conflict (actor, action, window_start) do update set count = known.count + 1;
    return 'wrong-code';
  end if;
  insert into public.profiles (id, role) values (caller, 'admin') on conflict (id) do update set role = 'admin';
  delete from private.setup_codes;
  perform private.write_audit_entry('claim', 'profiles', caller, '{}');
  return 'granted';
end $$;

create or replace function public.account_deletion() returns table (due_at timestamptz, also_posts boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  return query select planned.due_at, planned.also_posts from private.account_deletions as planned where planned.user_id = caller;
end $$;
