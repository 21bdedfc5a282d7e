-- Reminders that tell nobody anything: a phone says only where it can be woken and at which hours. No label, no text.

-- Times as they are kept: whole hours, each once, in order. Finer ones would say more than a reminder needs.
create function private.whole_hours(times timestamptz[]) returns timestamptz[]
language sql stable set search_path = '' as $$
  select coalesce(pg_catalog.array_agg(hours.hour order by hours.hour), '{}')
  from (
    select distinct pg_catalog.date_trunc('hour', listed.moment, 'UTC') as hour
    from pg_catalog.unnest(times) as listed (moment)
    where listed.moment is not null
  ) as hours
$$;
revoke execute on function private.whole_hours(timestamptz[]) from public;

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Which hosts are push services the dispatcher knows; here it must only look like an address.
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
alter table public.push_subscriptions enable row level security;
create trigger touch before insert or update on public.push_subscriptions
  for each row execute function private.touch();

grant select, delete on public.push_subscriptions to authenticated;
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
create trigger limit_rate before insert or update on public.push_subscriptions
  for each row execute function private.limit_rate('person', '60', '1 hour');

-- An endpoint is one browser: whoever subscribes there last is woken there, nobody else. Ten browsers a person.
create function private.keep_subscription() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.wake_at := private.whole_hours(new.wake_at);
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
create trigger keep_subscription before insert or update on public.push_subscriptions
  for each row execute function private.keep_subscription();

-- One row an hour at which a subscription is to be woken. The id is all that a push carries.
create table private.reminders (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  due_at timestamptz not null,
  -- withdrawn: taken off the list while a dispatcher was sending it.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'withdrawn', 'given_up')),
  attempts smallint not null default 0,
  -- Due then; after a failure later; while a dispatcher has it, when it is taken to have died.
  try_after timestamptz not null,
  -- Which claim has it. What another one says of it no longer counts.
  lease uuid,
  unique (subscription_id, due_at)
);
create index reminders_waiting on private.reminders (try_after) where state = 'waiting';
create index reminders_due on private.reminders (due_at);
alter table private.reminders enable row level security;

-- What is asked for is the whole list: asked twice it changes nothing, and what was sent is not sent again.
create function private.plan_reminders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.reminders
  where subscription_id = new.id and state = 'waiting' and lease is null and due_at <> all (new.wake_at);
  update private.reminders set state = 'withdrawn'
  where subscription_id = new.id and state = 'waiting' and due_at <> all (new.wake_at);
  insert into private.reminders as known (subscription_id, due_at, try_after)
  select new.id, listed.hour, listed.hour from pg_catalog.unnest(new.wake_at) as listed (hour)
  where listed.hour > pg_catalog.now() - interval '1 day'
  on conflict (subscription_id, due_at) do update set state = 'waiting' where known.state = 'withdrawn';
  if tg_op = 'UPDATE' and (new.endpoint, new.p256dh, new.auth) is distinct from (old.endpoint, old.p256dh, old.auth) then
    -- What was tried at the old address goes to the new one, and an answer of the old one no longer counts.
    update private.reminders set lease = null, try_after = due_at
    where subscription_id = new.id and state = 'waiting' and attempts > 0;
  end if;
  return null;
end $$;
create trigger plan_reminders after insert or update on public.push_subscriptions
  for each row execute function private.plan_reminders();

-- For the dispatcher: takes what is due for so many seconds, after which it is free for others. The clock is the
-- database's. What is twelve hours late is not sent any more: nobody wants yesterday's reminder at night.
create function public.claim_due_reminders(batch integer, lease_seconds integer)
returns table (id uuid, lease uuid, attempts integer, endpoint text, p256dh text, auth text, ttl_seconds integer)
language plpgsql security definer set search_path = '' as $$
declare
  claim uuid := pg_catalog.gen_random_uuid();
begin
  update private.reminders as late set state = 'given_up'
  where late.id in (
    select old.id from private.reminders as old
    where old.state = 'waiting' and old.due_at <= pg_catalog.now() - interval '12 hours' and old.try_after <= pg_catalog.now()
    for update skip locked
  );
  -- Kept so long as the same list may bring them again.
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
    -- No more than an API answers in one piece.
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
revoke execute on function public.claim_due_reminders(integer, integer) from public, anon, authenticated;
grant execute on function public.claim_due_reminders(integer, integer) to service_role;

-- What became of claimed reminders: [{id, lease, outcome: sent | retry | refused | gone, wait_seconds (of a retry)}].
-- Only the claim that has a reminder is heard. Gone: the push service knows the subscription no more.
create function public.settle_reminders(results jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  answer record;
  settled integer := 0;
  changed integer;
begin
  for answer in
    select * from pg_catalog.jsonb_to_recordset(settle_reminders.results)
      as told (id uuid, lease uuid, outcome text, wait_seconds integer)
  loop
    if answer.outcome = 'gone' then
      delete from public.push_subscriptions as subscription using private.reminders as reminder
      where reminder.id = answer.id and reminder.lease = answer.lease and subscription.id = reminder.subscription_id;
    else
      update private.reminders as reminder set
        lease = null,
        state = case
          when answer.outcome = 'sent' then 'sent'
          when reminder.state = 'waiting' and (answer.outcome = 'refused' or reminder.attempts >= 8) then 'given_up'
          else reminder.state
        end,
        try_after = case
          when answer.outcome = 'retry'
            then pg_catalog.now() + pg_catalog.make_interval(secs => least(greatest(coalesce(answer.wait_seconds, 60), 1), 43200))
          else reminder.try_after
        end
      where reminder.id = answer.id and reminder.lease = answer.lease;
    end if;
    get diagnostics changed = row_count;
    settled := settled + changed;
  end loop;
  return settled;
end $$;
revoke execute on function public.settle_reminders(jsonb) from public, anon, authenticated;
grant execute on function public.settle_reminders(jsonb) to service_role;
