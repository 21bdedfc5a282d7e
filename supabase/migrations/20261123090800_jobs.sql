-- What is due each minute: publication, deletion of accounts, and forgetting what is no longer needed.

create index tombstones_created on public.tombstones (created_at);
create index push_subscriptions_updated on public.push_subscriptions (updated_at);
create index wishes_heard on private.wishes (heard_at);

create function private.forget_expired(at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.rate_counters where window_end <= forget_expired.at;
  delete from private.wishes where heard_at < forget_expired.at - interval '7 days';
  -- A phone that was away for longer compares ids, which finds the deletion too.
  delete from public.tombstones where created_at < forget_expired.at - interval '180 days' and owner_id is null;
  delete from public.tombstones where created_at < forget_expired.at - interval '3 years';
  -- A browser that has not said anything for 60 days, with no time to come, is not coming back.
  delete from public.push_subscriptions as subscription
  where subscription.updated_at < forget_expired.at - interval '60 days'
    and not exists (select from pg_catalog.unnest(subscription.wake_at) as moment where moment > forget_expired.at);
  update public.push_subscriptions as subscription
  set wake_at = array(select moment from pg_catalog.unnest(subscription.wake_at) as moment where moment > forget_expired.at - interval '1 day')
  where subscription.id in (select past.subscription_id from private.reminders as past where past.due_at <= forget_expired.at - interval '1 day')
    and exists (select from pg_catalog.unnest(subscription.wake_at) as moment where moment <= forget_expired.at - interval '1 day');
  delete from private.gossip_schedule as planned
  where planned.action = 'publish' and not exists (select from public.gossip_submissions as submission where submission.id = planned.post_id);
  -- Pictures whose post never came.
  insert into private.file_jobs (bucket, paths)
  select object.bucket_id, array[object.name] from storage.objects as object
  where object.bucket_id = 'gossip-uploads' and object.created_at < forget_expired.at - interval '7 days'
    and not exists (select from private.file_jobs as job where job.bucket = object.bucket_id and object.name = any (job.paths))
  limit 100;
end $$;

-- Safe to call at any time and by several at once.
create function public.run_jobs(at timestamptz default now()) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  removed integer;
  published integer;
  accounts integer;
begin
  -- One at a time; whoever comes second has nothing to do.
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('run_jobs', 0)) then
    return '{}';
  end if;
  accounts := private.delete_due_accounts(run_jobs.at);
  published := private.publish_gossip(run_jobs.at);
  removed := private.remove_gossip(run_jobs.at);
  perform private.forget_expired(run_jobs.at);
  return pg_catalog.jsonb_build_object('published', published, 'removed', removed, 'accounts', accounts);
end $$;
grant execute on function public.run_jobs(timestamptz) to service_role;

-- As before, with what a person has posted in place of what they have muted.
create or replace function public.my_heads() returns table (table_name text, head bigint, horizon bigint)
language plpgsql stable security invoker set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    with snapshot as (
      select pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot())::text::bigint as horizon
    )
    select heads.table_name, heads.head, snapshot.horizon
    from snapshot, lateral (
      values
        ('profiles', (select max(rev) from public.profiles where rev < snapshot.horizon)),
        ('gossip_submissions', (select max(rev) from public.gossip_submissions where rev < snapshot.horizon)),
        ('gossip_likes', (select max(rev) from public.gossip_likes where rev < snapshot.horizon)),
        ('pregnancy_tracking', (select max(rev) from public.pregnancy_tracking where rev < snapshot.horizon)),
        ('tombstones', (
          select max(rev) from public.tombstones where rev < snapshot.horizon and owner_id = (select auth.uid())
        ))
    ) as heads (table_name, head);
end $$;

-- Where the database has a scheduler of its own, the jobs need nobody to call them.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('comrade-jobs', '* * * * *', 'select public.run_jobs()');
  end if;
end $$;
