-- Push reminders that reveal nothing: a phone registers where and at which hours it can be woken, without label or text.

-- Truncates times to hours, removes duplicates and sorts them. Finer times would reveal more than a reminder needs.
create function private.whole_hours(times timestamptz[]) returns timestamptz[]
language sql stable set search_path = '' as $$
  select coalesce(pg_catalog.array_agg(hours.hour order by hours.hour), '{}')
  from (
    select distinct pg_catalog.date_trunc('hour', listed.moment, 'UTC') as hour
    from pg_catalog.unnest(times) as listed (moment)
    where listed.moment is not null
  ) as hours
$$;

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Only the shape is checked here; the dispatcher knows the hosts of push services.
  endpoint text not null unique check (char_length(endpoint) <= 2048 and endpoint ~ '^https?://[!-~]+$'),
  -- The browser's P-256 key (65 bytes) and secret (16 bytes), base64url.
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}=?$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}(==)?$'),
  wake_at timestamptz[] not null default '{}' check (cardinality(wake_at) <= 100),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index push_subscriptions_owner on public.push_subscriptions (user_id);
create index push_subscriptions_updated on public.push_subscriptions (updated_at);
alter table public.push_subscriptions enable row level security;
create trigger set_revision before insert or update on public.push_subscriptions
  for each row execute function private.set_revision('owned');
select private.require_plain_text('public.push_subscriptions');
select private.limit_writes('public.push_subscriptions', 'insert', 60, '1 hour');
select private.limit_writes('public.push_subscriptions', 'update', 60, '1 hour');
select private.limit_writes('public.push_subscriptions', 'delete', 60, '1 hour');

select private.grant_read('public.push_subscriptions', 'authenticated');
grant delete on public.push_subscriptions to authenticated;
grant insert (id, endpoint, p256dh, auth, wake_at) on public.push_subscriptions to authenticated;
grant update (endpoint, p256dh, auth, wake_at) on public.push_subscriptions to authenticated;
grant all on public.push_subscriptions to service_role;
create policy "people read their own subscriptions" on public.push_subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people subscribe as themselves" on public.push_subscriptions
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own subscriptions" on public.push_subscriptions
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own subscriptions" on public.push_subscriptions
  for delete to authenticated using (user_id = (select auth.uid()));

-- Limits the list of times before sorting it, moves an endpoint to its latest subscriber, and allows ten browsers per user.
create function private.normalize_subscription() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.cardinality(new.wake_at) > 100 then
    raise exception 'No more than a hundred wake-up times' using errcode = 'check_violation';
  end if;
  new.wake_at := private.whole_hours(array(
    select listed.moment from pg_catalog.unnest(new.wake_at) as listed (moment)
    where listed.moment between pg_catalog.now() - interval '1 day' and pg_catalog.now() + interval '400 days'
  ));
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('push_subscriptions' || new.user_id::text, 0));
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.endpoint, 0));
  delete from public.push_subscriptions where endpoint = new.endpoint and id <> new.id;
  if tg_op = 'INSERT' and 10 <= (
    select count(*) from public.push_subscriptions where user_id = new.user_id and id <> new.id
  ) then
    raise exception 'No more than ten subscriptions a person';
  end if;
  return new;
end $$;
create trigger normalize_subscription before insert or update on public.push_subscriptions
  for each row execute function private.normalize_subscription();

-- One row for each hour at which a subscription is to be woken. A push contains only this id.
create table private.reminders (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  due_at timestamptz not null,
  -- cancelled: removed from the list while a dispatcher was sending it.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'cancelled', 'failed')),
  attempts smallint not null default 0,
  -- Initially the due time; after a failure, the time of the next attempt; during a claim, the end of its lease.
  try_after timestamptz not null,
  -- The claim that holds the reminder. Results of an earlier claim are ignored.
  lease uuid,
  unique (subscription_id, due_at)
);
create index reminders_waiting on private.reminders (try_after) where state = 'waiting';
create index reminders_due on private.reminders (due_at);
select private.hide_from_api('private.reminders');

-- wake_at is the whole list: writing it twice changes nothing, and reminders that were sent are not sent again.
create function private.schedule_reminders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.reminders
  where subscription_id = new.id and state = 'waiting' and lease is null and due_at <> all (new.wake_at);
  update private.reminders set state = 'cancelled'
  where subscription_id = new.id and state = 'waiting' and due_at <> all (new.wake_at);
  insert into private.reminders as known (subscription_id, due_at, try_after)
  select new.id, listed.hour, listed.hour from pg_catalog.unnest(new.wake_at) as listed (hour)
  where listed.hour > pg_catalog.now() - interval '1 day'
  on conflict (subscription_id, due_at) do update set state = 'waiting' where known.state = 'cancelled';
  if tg_op = 'UPDATE' and (new.endpoint, new.p256dh, new.auth) is distinct from (old.endpoint, old.p256dh, old.auth) then
    -- Attempts at the old address are repeated at the new one, and results of the old one are ignored.
    update private.reminders set lease = null, try_after = due_at
    where subscription_id = new.id and state = 'waiting' and attempts > 0;
  end if;
  return null;
end $$;
create trigger schedule_reminders after insert or update on public.push_subscriptions
  for each row execute function private.schedule_reminders();

-- For the dispatcher: leases due reminders for the given number of seconds of the database's clock, after which others may claim them.
-- A reminder that is twelve hours late is not sent, because it is no longer useful.
create function public.claim_due_reminders(batch integer, lease_seconds integer)
returns table (id uuid, lease uuid, attempts integer, endpoint text, p256dh text, auth text, ttl_seconds integer)
language plpgsql security definer set search_path = '' as $$
declare
  claim uuid := pg_catalog.gen_random_uuid();
begin
  update private.reminders as late set state = 'failed'
  where late.id in (
    select old.id from private.reminders as old
    where old.state = 'waiting' and old.due_at <= pg_catalog.now() - interval '12 hours' and old.try_after <= pg_catalog.now()
    for update skip locked
  );
  -- Stored for as long as the same list may name them again.
  delete from private.reminders as past
  where past.id in (
    select old.id from private.reminders as old
    where old.due_at <= pg_catalog.now() - interval '2 days' and old.try_after <= pg_catalog.now()
    for update skip locked
  );
  return query
  with due as (
    select waiting.id from private.reminders as waiting
    where waiting.state = 'waiting' and waiting.try_after <= pg_catalog.now()
    order by waiting.try_after
    -- PostgREST returns at most this many rows.
    limit least(greatest(claim_due_reminders.batch, 1), 500)
    for update skip locked
  ), taken as (
    update private.reminders as reminder
    set lease = claim,
      attempts = reminder.attempts + 1,
      try_after = pg_catalog.now() + pg_catalog.make_interval(secs => least(greatest(claim_due_reminders.lease_seconds, 1), 3600))
    from due where reminder.id = due.id
    returning reminder.id, reminder.subscription_id, reminder.attempts, reminder.due_at
  )
  select taken.id, claim, taken.attempts::integer, subscription.endpoint, subscription.p256dh, subscription.auth,
    greatest(60, pg_catalog.date_part('epoch', taken.due_at + interval '12 hours' - pg_catalog.now()))::integer
  from taken join public.push_subscriptions as subscription on subscription.id = taken.subscription_id;
end $$;
grant execute on function public.claim_due_reminders(integer, integer) to service_role;

-- The results of claimed reminders: [{id, lease, outcome: sent | retry | refused | gone, wait_seconds (of a retry)}].
-- Only the current claim counts. gone: the push service no longer knows the subscription. Returns how many rows changed.
create function public.settle_reminders(results jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  result record;
  settled integer := 0;
  changed integer;
begin
  for result in
    select * from pg_catalog.jsonb_to_recordset(settle_reminders.results)
      as listed (id uuid, lease uuid, outcome text, wait_seconds integer)
  loop
    if result.outcome = 'gone' then
      delete from public.push_subscriptions as subscription using private.reminders as reminder
      where reminder.id = result.id and reminder.lease = result.lease and subscription.id = reminder.subscription_id;
    else
      update private.reminders as reminder set
        lease = null,
        state = case
          when result.outcome = 'sent' then 'sent'
          when reminder.state = 'waiting' and (result.outcome = 'refused' or reminder.attempts >= 8) then 'failed'
          else reminder.state
        end,
        try_after = case
          when result.outcome = 'retry'
            then pg_catalog.now() + pg_catalog.make_interval(secs => least(greatest(coalesce(result.wait_seconds, 60), 1), 43200))
          else reminder.try_after
        end
      where reminder.id = result.id and reminder.lease = result.lease;
    end if;
    get diagnostics changed = row_count;
    settled := settled + changed;
  end loop;
  return settled;
end $$;
grant execute on function public.settle_reminders(jsonb) to service_role;
