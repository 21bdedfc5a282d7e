-- What the service holds about a person, as one answer; and the deletion of an account, a week after it was asked for.

create table private.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  due_at timestamptz not null,
  -- Whether their gossip posts are to go as well. Otherwise these stay, without an author.
  also_posts boolean not null
);
create index account_deletions_due on private.account_deletions (due_at);
alter table private.account_deletions enable row level security;
create policy "nobody" on private.account_deletions to anon, authenticated using (false) with check (false);

create function private.signed_in_fully() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if not private.has_shown_second_factor() then
    raise exception 'Show your second factor first' using errcode = '42501', hint = 'aal2';
  end if;
  return (select auth.uid());
end $$;

create function public.export_my_data() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.signed_in_fully();
begin
  perform private.count_against_limit('export_my_data a 1 day', 10, interval '1 day');
  return pg_catalog.jsonb_build_object(
    'exported_at', pg_catalog.now(),
    'account', (select pg_catalog.jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at)
      from auth.users as u where u.id = me),
    'profile', (select pg_catalog.to_jsonb(p) - 'rev' from public.profiles as p where p.id = me),
    'gossip_posts', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(s) - 'rev' - 'user_id' order by s.created_at), '[]')
      from public.gossip_submissions as s where s.user_id = me),
    'gossip_likes', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('post_id', l.post_id, 'created_at', l.created_at) order by l.created_at), '[]')
      from public.gossip_likes as l where l.user_id = me and l.liked),
    'items', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(i) - 'rev' order by i.created_at), '[]')
      from public.items as i where i.user_id = me),
    'item_photos', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(f) - 'rev' order by f.created_at), '[]')
      from public.item_photos as f where f.user_id = me),
    'reports', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('kind', r.kind, 'subject', r.subject, 'reason', r.reason, 'created_at', r.created_at) order by r.created_at), '[]')
      from public.reports as r where r.user_id = me),
    'contact_messages', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(m) - 'user_id' - 'proof_of_work' order by m.created_at), '[]')
      from public.contact_messages as m where m.user_id = me),
    'reminders', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('endpoint', w.endpoint, 'wake_at', w.wake_at, 'created_at', w.created_at) order by w.created_at), '[]')
      from public.push_subscriptions as w where w.user_id = me),
    'pregnancy', (select pg_catalog.to_jsonb(g) - 'rev' from public.pregnancy_tracking as g where g.user_id = me),
    'suspensions', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('kind', h.kind, 'since', h.since, 'because', h.because) order by h.since), '[]')
      from private.suspensions as h where h.user_id = me),
    'account_deletion', (select pg_catalog.jsonb_build_object('due_at', d.due_at, 'also_posts', d.also_posts)
      from private.account_deletions as d where d.user_id = me)
  );
end $$;
grant execute on function public.export_my_data() to authenticated;

-- Answers when it will be carried out. Asked again it keeps the first date.
create function public.request_account_deletion(also_posts boolean) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.signed_in_fully();
  due timestamptz;
begin
  perform private.count_against_limit('request_account_deletion a 1 hour', 20, interval '1 hour');
  -- At an hour of the week that says nothing about when it was asked for.
  insert into private.account_deletions as known (user_id, due_at, also_posts)
  values (me, pg_catalog.date_trunc('hour', pg_catalog.now() + interval '7 days' + pg_catalog.random() * interval '1 day'),
    coalesce(request_account_deletion.also_posts, false))
  on conflict (user_id) do update set also_posts = excluded.also_posts
  returning known.due_at into due;
  return due;
end $$;
grant execute on function public.request_account_deletion(boolean) to authenticated;

create function public.cancel_account_deletion() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.signed_in_fully();
begin
  perform private.count_against_limit('cancel_account_deletion a 1 hour', 20, interval '1 hour');
  delete from private.account_deletions where user_id = me;
end $$;
grant execute on function public.cancel_account_deletion() to authenticated;

create function public.account_deletion() returns table (due_at timestamptz, also_posts boolean)
language sql stable security definer set search_path = '' as $$
  select planned.due_at, planned.also_posts from private.account_deletions as planned where planned.user_id = (select auth.uid())
$$;
grant execute on function public.account_deletion() to authenticated;

-- A tombstone of a person's own row goes with the account: nobody is left to learn of it.
delete from public.tombstones as tombstone
where tombstone.owner_id is not null and not exists (select from auth.users as u where u.id = tombstone.owner_id);
alter table public.tombstones
  add constraint tombstones_owner_id_fkey foreign key (owner_id) references auth.users (id) on delete cascade;

create or replace function private.bury() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := case when tg_argv[0] = 'owned' then (pg_catalog.to_jsonb(old) ->> 'user_id')::uuid end;
begin
  -- The rows of an account that is being deleted.
  if tg_argv[0] = 'owned' and (owner is null or not exists (select from auth.users as u where u.id = owner)) then
    return old;
  end if;
  insert into public.tombstones (table_name, row_id, owner_id) values (tg_table_name, old.id, owner);
  return old;
end $$;

-- The auth service's own record of who signed in when, where it keeps one that we may change.
create function private.forget_sign_ins(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.to_regclass('auth.audit_log_entries') is not null
    and pg_catalog.has_table_privilege('auth.audit_log_entries', 'delete') then
    execute 'delete from auth.audit_log_entries where payload::text like $1' using '%' || forget_sign_ins.account::text || '%';
  end if;
end $$;

-- Carries out what is due. Posts that go along are removed one by one in the two weeks after.
create function private.delete_due_accounts(at timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  leaving record;
  gone integer := 0;
begin
  for leaving in
    select planned.user_id, planned.also_posts from private.account_deletions as planned
    where planned.due_at <= delete_due_accounts.at for update skip locked limit 50
  loop
    if leaving.also_posts then
      insert into private.gossip_schedule (post_id, action, due_at)
      select submission.id, 'remove', private.next_batch(delete_due_accounts.at + pg_catalog.random() * interval '14 days')
      from public.gossip_submissions as submission
      where submission.user_id = leaving.user_id and submission.state in ('published', 'in_review')
      on conflict (post_id, action) do nothing;
    end if;
    -- Pictures under the account's own id, and those that no post has used.
    insert into private.file_jobs (bucket, paths)
    select object.bucket_id, pg_catalog.array_agg(object.name) from storage.objects as object
    where object.owner_id = leaving.user_id::text and object.bucket_id in ('item-images', 'gossip-uploads')
    group by object.bucket_id;
    delete from private.rate_counters where actor = 'user:' || leaving.user_id::text;
    perform private.forget_sign_ins(leaving.user_id);
    delete from auth.users where id = leaving.user_id;
    gone := gone + 1;
  end loop;
  return gone;
end $$;
