-- What students who meet as strangers need: a limit on floods, reports, muting, and likes as a wish.

-- How often who did what. One table and one trigger for every limit.
create table private.activity (
  actor text not null,
  action text not null,
  at timestamptz not null default now()
);
create index activity_actor on private.activity (action, actor, at);

-- Trigger arguments: 'person' or 'everybody' (whose doings are counted together), how many, in what time.
-- PT429 is PostgREST's way to answer 429: come back later. What was written is put off, not refused.
create function private.limit_rate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  doer text := case when tg_argv[0] = 'person' then (select auth.uid())::text else 'everybody' end;
  since timestamptz := pg_catalog.now() - tg_argv[2]::interval;
begin
  -- Seeds and the service itself are nobody's flood.
  if doer is null then
    return new;
  end if;
  -- One at a time, so that two requests at once do not both find room for one.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(tg_table_name || doer, 0));
  delete from private.activity where action = tg_table_name and actor = doer and at <= since;
  if (select count(*) from private.activity where action = tg_table_name and actor = doer) >= tg_argv[1]::integer then
    raise exception 'Too many at once, try again later' using errcode = 'PT429';
  end if;
  insert into private.activity (actor, action) values (doer, tg_table_name);
  return new;
end $$;

drop trigger limit_subscriptions on public.newsletter_subscriptions;
drop function private.limit_subscriptions();
drop trigger limit_messages on public.contact_messages;
drop function private.limit_messages();
create trigger limit_rate before insert on public.newsletter_subscriptions
  for each row execute function private.limit_rate('everybody', '60', '1 minute');
create trigger limit_rate before insert on public.contact_messages
  for each row execute function private.limit_rate('everybody', '20', '1 minute');
create trigger limit_rate before insert on public.gossip_posts
  for each row execute function private.limit_rate('person', '10', '1 hour');
create trigger limit_rate before insert on public.items
  for each row execute function private.limit_rate('person', '30', '1 hour');

-- Whether an address is subscribed is nobody's business: a second subscription is answered like a first one.
create function private.skip_subscribed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.newsletter_subscriptions where lower(email) = pg_catalog.lower(new.email)) then
    return null;
  end if;
  return new;
end $$;
create trigger skip_subscribed before insert on public.newsletter_subscriptions
  for each row execute function private.skip_subscribed();

-- Hidden by reports until an admin has looked. The column is granted to nobody.
alter table public.gossip_posts add column hidden boolean not null default false;
drop policy "anyone reads" on public.gossip_posts;
create policy "visitors read what is not hidden" on public.gossip_posts
  for select to anon using (not hidden);
create policy "people read what is not hidden, admins all" on public.gossip_posts
  for select to authenticated using (not hidden or (select private.is_admin()));

-- A post that goes out of sight leaves the phones, too; shown again, its new revision brings it back.
create function private.bury_hidden() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.tombstones (table_name, row_id) values (tg_table_name, new.id);
  return null;
end $$;
create trigger bury_hidden after update of hidden on public.gossip_posts
  for each row when (new.hidden and not old.hidden) execute function private.bury_hidden();

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('gossip_post', 'item')),
  subject uuid not null,
  reason text not null check (reason in ('harassment', 'private-details', 'hate', 'sexual', 'scam', 'spam', 'other')),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, kind, subject)
);
create index reports_subject on public.reports (kind, subject);
alter table public.reports enable row level security;
grant select (id, kind, subject, reason, created_at) on public.reports to authenticated;
grant insert (id, kind, subject, reason) on public.reports to authenticated;
grant all on public.reports to service_role;
create policy "people read their own reports, admins all" on public.reports
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "people report as themselves" on public.reports
  for insert to authenticated with check (user_id = (select auth.uid()));
create trigger limit_rate before insert on public.reports
  for each row execute function private.limit_rate('person', '30', '1 hour');

-- Five people, none of them the author, hide a post. Reports that an admin has settled no longer count.
alter table public.reports add column settled boolean not null default false;
create function private.weigh_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.kind = 'item' then
    if not exists (select 1 from public.items where id = new.subject) then
      raise exception 'No such item' using errcode = '23503';
    end if;
    return null;
  end if;
  if not exists (select 1 from public.gossip_posts where id = new.subject) then
    raise exception 'No such post' using errcode = '23503';
  end if;
  update public.gossip_posts as post set hidden = true
  where post.id = new.subject and not post.hidden and 5 <= (
    select count(*) from public.reports as report
    where report.kind = 'gossip_post' and report.subject = post.id and not report.settled
      and report.user_id is distinct from post.user_id
  );
  return null;
end $$;
create trigger weigh_report after insert on public.reports
  for each row execute function private.weigh_report();

-- Muting an author by one of the posts, without learning who it is: the author's id is granted to nobody.
create table public.gossip_mutes (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.gossip_posts (id) on delete cascade,
  author_id uuid references auth.users (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, post_id)
);
create index gossip_mutes_owner on public.gossip_mutes (user_id, rev, id);
create index gossip_mutes_post on public.gossip_mutes (post_id);
create index gossip_mutes_author on public.gossip_mutes (author_id);
select private.replicate('public.gossip_mutes', 'owned');
grant select (id, post_id, rev, created_at), delete on public.gossip_mutes to authenticated;
grant insert (id, post_id) on public.gossip_mutes to authenticated;
create policy "people read their own mutes" on public.gossip_mutes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people mute as themselves" on public.gossip_mutes
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people unmute" on public.gossip_mutes
  for delete to authenticated using (user_id = (select auth.uid()));
create function private.name_muted_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.author_id := (select user_id from public.gossip_posts where id = new.post_id);
  return new;
end $$;
create trigger name_muted_author before insert on public.gossip_mutes
  for each row execute function private.name_muted_author();

-- Which of the newest posts are the caller's own, and which come from authors that the caller has muted.
create function public.my_gossip() returns table (post_id uuid, mine boolean)
language sql stable security definer set search_path = '' as $$
  select post.id, post.user_id = (select auth.uid())
  from public.gossip_posts as post
  where post.user_id = (select auth.uid())
    or post.user_id in (
      select mute.author_id from public.gossip_mutes as mute where mute.user_id = (select auth.uid())
    )
  order by post.created_at desc
  limit 2000
$$;
revoke execute on function public.my_gossip() from public, anon;
grant execute on function public.my_gossip() to authenticated;

-- A like is what the person wants, not a step: asked twice, it changes nothing. The post's row is answered,
-- because its counter has moved in the same transaction.
create function public.set_like(post uuid, liked boolean)
returns table (id uuid, likes_count integer, rev bigint, like_id uuid)
language plpgsql security invoker set search_path = '' as $$
begin
  if set_like.liked then
    insert into public.gossip_likes (post_id) values (set_like.post)
    on conflict on constraint gossip_likes_post_id_user_id_key do nothing;
  else
    delete from public.gossip_likes as mine
    where mine.post_id = set_like.post and mine.user_id = (select auth.uid());
  end if;
  return query
    select shown.id, shown.likes_count, shown.rev,
      (select mine.id from public.gossip_likes as mine where mine.post_id = shown.id and mine.user_id = (select auth.uid()))
    from public.gossip_posts as shown where shown.id = set_like.post;
end $$;
revoke execute on function public.set_like(uuid, boolean) from public, anon;
grant execute on function public.set_like(uuid, boolean) to authenticated;

-- As sync_heads(), for the caller's own rows.
create function public.my_heads() returns table (table_name text, head bigint, horizon bigint)
language sql stable security invoker set search_path = '' as $$
  with snapshot as (
    select pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot())::text::bigint as horizon
  )
  select heads.table_name, heads.head, snapshot.horizon
  from snapshot, lateral (
    values
      ('profiles', (select max(rev) from public.profiles where rev < snapshot.horizon)),
      ('gossip_likes', (select max(rev) from public.gossip_likes where rev < snapshot.horizon)),
      ('gossip_mutes', (select max(rev) from public.gossip_mutes where rev < snapshot.horizon)),
      ('pregnancy_tracking', (select max(rev) from public.pregnancy_tracking where rev < snapshot.horizon)),
      ('tombstones', (
        select max(rev) from public.tombstones where rev < snapshot.horizon and owner_id = (select auth.uid())
      ))
  ) as heads (table_name, head)
$$;
revoke execute on function public.my_heads() from public, anon;
grant execute on function public.my_heads() to authenticated;
