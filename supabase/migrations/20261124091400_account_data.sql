-- The export of everything that the service stores about a user, and the deletion of an account a week after the request.

create table private.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  due_at timestamptz not null,
  -- Whether their gossip posts are deleted too. Otherwise these stay, without an author.
  also_posts boolean not null
);
create index account_deletions_due on private.account_deletions (due_at);
select private.hide_from_api('private.account_deletions');

create function public.export_my_data() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  perform private.enforce_rate_limit('export_my_data a 1 day', 10, interval '1 day');
  return pg_catalog.jsonb_build_object(
    'exported_at', pg_catalog.now(),
    'account', (select pg_catalog.jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at)
      from auth.users as u where u.id = caller),
    'profile', (select pg_catalog.to_jsonb(p) - 'rev' from public.profiles as p where p.id = caller),
    'gossip_posts', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(s) - 'rev' - 'user_id' order by s.created_at), '[]')
      from public.gossip_submissions as s where s.user_id = caller),
    'gossip_likes', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('post_id', l.post_id, 'created_at', l.created_at) order by l.created_at), '[]')
      from public.gossip_likes as l where l.user_id = caller and l.liked),
    'items', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(i) - 'rev' order by i.created_at), '[]')
      from public.items as i where i.user_id = caller),
    'item_photos', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(f) - 'rev' order by f.created_at), '[]')
      from public.item_photos as f where f.user_id = caller),
    'reports', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('kind', r.kind, 'subject', r.subject, 'reason', r.reason, 'created_at', r.created_at) order by r.created_at), '[]')
      from public.reports as r where r.user_id = caller),
    'contact_messages', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(m) - 'user_id' - 'proof_of_work' order by m.created_at), '[]')
      from public.contact_messages as m where m.user_id = caller),
    'reminders', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('endpoint', w.endpoint, 'wake_at', w.wake_at, 'created_at', w.created_at) order by w.created_at), '[]')
      from public.push_subscriptions as w where w.user_id = caller),
    'provider_ratings', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(t) - 'rev' - 'user_id' order by t.created_at), '[]')
      from public.provider_ratings as t where t.user_id = caller),
    'pregnancy', (select pg_catalog.to_jsonb(g) - 'rev' from public.pregnancy_tracking as g where g.user_id = caller),
    'suspensions', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('kind', h.kind, 'since', h.since, 'excerpt', h.excerpt) order by h.since), '[]')
      from private.suspensions as h where h.user_id = caller),
    'account_deletion', (select pg_catalog.jsonb_build_object('due_at', d.due_at, 'also_posts', d.also_posts)
      from private.account_deletions as d where d.user_id = caller)
  );
end $$;
grant execute on function public.export_my_data() to authenticated;

-- Returns when the account will be deleted. A repeated request does not move the date.
create function public.request_account_deletion(also_posts boolean) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  due timestamptz;
begin
  perform private.enforce_rate_limit('request_account_deletion a 1 hour', 20, interval '1 hour');
  -- Random hours are added, so that the date does not reveal when it was requested.
  insert into private.account_deletions as known (user_id, due_at, also_posts)
  values (caller, pg_catalog.date_trunc('hour', pg_catalog.now() + interval '7 days' + pg_catalog.random() * interval '1 day'),
    coalesce(request_account_deletion.also_posts, false))
  on conflict (user_id) do update set also_posts = excluded.also_posts
  returning known.due_at into due;
  return due;
end $$;
grant execute on function public.request_account_deletion(boolean) to authenticated;

create function public.cancel_account_deletion() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  perform private.enforce_rate_limit('cancel_account_deletion a 1 hour', 20, interval '1 hour');
  delete from private.account_deletions where user_id = caller;
end $$;
grant execute on function public.cancel_account_deletion() to authenticated;

create function public.account_deletion() returns table (due_at timestamptz, also_posts boolean)
language sql stable security definer set search_path = '' as $$
  select planned.due_at, planned.also_posts from private.account_deletions as planned where planned.user_id = (select auth.uid())
$$;
grant execute on function public.account_deletion() to authenticated;

-- Deletes the auth service's own log of this account's sign-ins, if it exists and is writable.
create function private.delete_sign_in_log(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.to_regclass('auth.audit_log_entries') is not null
    and pg_catalog.has_table_privilege('auth.audit_log_entries', 'delete') then
    execute 'delete from auth.audit_log_entries where payload::text like $1' using '%' || delete_sign_in_log.account::text || '%';
  end if;
end $$;

-- Deletes the accounts that are due and returns how many. If their posts are to be deleted as well, these are removed at
-- random moments of the next fourteen days, or of as many days as there are posts, as if deleted one by one.
create function private.delete_due_accounts(at timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  leaving record;
  deleted integer := 0;
begin
  for leaving in
    select planned.user_id, planned.also_posts from private.account_deletions as planned
    where planned.due_at <= delete_due_accounts.at for update skip locked limit 50
  loop
    if leaving.also_posts then
      with deleted_posts as (
        select submission.id, pg_catalog.row_number() over () as nth, pg_catalog.count(*) over () as total
        from public.gossip_submissions as submission
        where submission.user_id = leaving.user_id and submission.state in ('published', 'in_review')
      ), days as (
        select day, pg_catalog.row_number() over (order by pg_catalog.random()) as nth
        from pg_catalog.generate_series(0, greatest(14, (select max(total) from deleted_posts)) - 1) as day
      )
      insert into private.gossip_schedule (post_id, action, due_at)
      select post.id, 'remove', delete_due_accounts.at + interval '1 day' * days.day + private.random_between('0', '1 day')
      from deleted_posts as post join days using (nth)
      on conflict (post_id, action) do nothing;
    end if;
    -- The user's pictures, including those that no post has used. In parts, because a user may have more files than one job removes.
    insert into private.file_jobs (bucket, paths)
    select listed.bucket_id, pg_catalog.array_agg(listed.name)
    from (
      select object.bucket_id, object.name, pg_catalog.row_number() over (partition by object.bucket_id order by object.name) / 100 as part
      from storage.objects as object
      where object.owner_id = leaving.user_id::text and object.bucket_id in ('item-images', 'gossip-uploads')
    ) as listed
    group by listed.bucket_id, listed.part;
    delete from private.rate_counters where actor = 'user:' || leaving.user_id::text;
    perform private.delete_sign_in_log(leaving.user_id);
    delete from auth.users where id = leaving.user_id;
    deleted := deleted + 1;
  end loop;
  return deleted;
end $$;
