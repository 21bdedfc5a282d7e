-- The jobs that run every minute: publication, deletion of accounts, and deletion of expired data.

create function private.delete_expired(at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.rate_counters where window_end <= delete_expired.at;
  delete from private.named_acts as act where act.at < delete_expired.at - interval '1 day';
  delete from private.processed_requests where processed_at < delete_expired.at - interval '7 days';
  perform private.delete_orphaned_ratings(delete_expired.at);
  perform private.delete_orphaned_reports(delete_expired.at);
  perform private.expire_tombstones(delete_expired.at - interval '90 days');
  -- Subscriptions without a write for 60 days and without a future wake-up are unused.
  delete from public.push_subscriptions as subscription
  where subscription.updated_at < delete_expired.at - interval '60 days'
    and not exists (select from pg_catalog.unnest(subscription.wake_at) as moment where moment > delete_expired.at);
  update public.push_subscriptions as subscription
  set wake_at = array(select moment from pg_catalog.unnest(subscription.wake_at) as moment where moment > delete_expired.at - interval '1 day')
  where subscription.id in (select past.subscription_id from private.reminders as past where past.due_at <= delete_expired.at - interval '1 day')
    and exists (select from pg_catalog.unnest(subscription.wake_at) as moment where moment <= delete_expired.at - interval '1 day');
  perform private.cancel_publication(planned.post_id) from private.gossip_schedule as planned
  where planned.action = 'publish' and not exists (select from public.gossip_submissions as submission where submission.id = planned.post_id);
  -- Pictures whose post was never submitted, and those that no item of their owner shows a week later.
  insert into private.file_jobs (bucket, paths)
  select object.bucket_id, array[object.name] from storage.objects as object
  where (object.bucket_id = 'gossip-uploads' and object.created_at < delete_expired.at - interval '7 days'
      or object.bucket_id = 'item-images' and object.created_at between delete_expired.at - interval '8 days' and delete_expired.at - interval '7 days'
        and not private.is_picture_shown(object.bucket_id, object.name))
    and not exists (select from private.file_jobs as job where job.bucket = object.bucket_id and object.name = any (job.paths))
  limit 100;
end $$;

-- Safe to call at any time and concurrently. Returns the counts, or {} while another call runs.
create function public.run_jobs(at timestamptz default now()) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  removed integer;
  published integer;
  accounts integer;
begin
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('run_jobs', 0)) then
    return '{}';
  end if;
  accounts := private.delete_due_accounts(run_jobs.at);
  published := private.publish_gossip(run_jobs.at);
  removed := private.remove_gossip(run_jobs.at);
  perform private.delete_expired(run_jobs.at);
  return pg_catalog.jsonb_build_object('published', published, 'removed', removed, 'accounts', accounts);
end $$;
grant execute on function public.run_jobs(timestamptz) to service_role;

do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('comrade-jobs', '* * * * *', 'select public.run_jobs()');
  end if;
end $$;
