/**
 * The tables in which this server counts sign-ins: attempts, the networks from which an account has signed in, and
 * sessions that were ended. They are in the database, so that all processes see the same. A hosted project has limits
 * of its own, and none of these tables. Safe to run at every start.
 */
export const serverSchemaSql = `
create schema if not exists server;
-- Salts the hashes of networks, so that the counters alone do not reveal an address.
create table if not exists server.salt (singleton boolean primary key default true check (singleton), value text not null default pg_catalog.gen_random_uuid()::text);
insert into server.salt default values on conflict do nothing;

create table if not exists server.attempts (
  -- A salted hash of what is limited: an address of a network, an account, or both.
  key text primary key,
  count integer not null,
  window_end timestamptz not null
);
create index if not exists attempts_end on server.attempts (window_end);

create or replace function server.salted(words text) returns text
language sql stable set search_path = '' as $$
  select pg_catalog.left(pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to((select value from server.salt) || salted.words, 'UTF8')), 'hex'), 32)
$$;

-- Counts one attempt against several limits before it is made: against all of them, or none if one of them is reached.
-- A window begins with its first attempt. Returns the seconds to wait; null when the attempt may be made.
create or replace function server.take_attempt(keys text[], maxima integer[], seconds integer[]) returns double precision
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  moment timestamptz := pg_catalog.clock_timestamp();
  budget record;
  counted server.attempts;
  wait double precision;
begin
  -- In one order everywhere, so that two callers never wait for each other.
  for budget in
    select server.salted(each.key) as key, each.max, pg_catalog.make_interval(secs => each.seconds) as period
    from rows from (pg_catalog.unnest(take_attempt.keys), pg_catalog.unnest(take_attempt.maxima), pg_catalog.unnest(take_attempt.seconds)) as each (key, max, seconds)
    order by 1
  loop
    insert into server.attempts as known (key, count, window_end) values (budget.key, 1, moment + budget.period)
    on conflict (key) do update set
      count = case when known.window_end <= moment then 1 else known.count + 1 end,
      window_end = case when known.window_end <= moment then excluded.window_end else known.window_end end
    returning known.* into counted;
    if counted.count > budget.max then
      wait := greatest(wait, extract(epoch from counted.window_end - moment));
    end if;
  end loop;
  if wait is not null then
    perform server.give_back_attempt(take_attempt.keys);
  end if;
  delete from server.attempts as old where old.key in (
    select past.key from server.attempts as past where past.window_end <= moment order by past.window_end limit 20 for update skip locked);
  return wait;
end $$;

-- An attempt that succeeded does not count.
create or replace function server.give_back_attempt(keys text[]) returns void
language sql volatile set search_path = '' as $$
  with counted as (
    select known.key from server.attempts as known
    where known.key in (select server.salted(each) from pg_catalog.unnest(give_back_attempt.keys) as each)
    order by known.key for update)
  update server.attempts as known set count = known.count - 1 from counted where known.key = counted.key and known.count > 0;
  -- Else each refused attempt would leave a row for each address that it names.
  delete from server.attempts as unused where unused.count = 0
    and unused.key in (select server.salted(each) from pg_catalog.unnest(give_back_attempt.keys) as each)
$$;

-- Where an account has signed in before: somebody else's wrong passwords do not keep its owner out there.
create table if not exists server.known_networks (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- A salted hash.
  network text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, network)
);

create or replace function server.knows_network(email text, network text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from auth.users as account join server.known_networks as known on known.user_id = account.id
    where account.email = pg_catalog.lower(knows_network.email) and known.network = server.salted(knows_network.network)
      and known.seen_at > pg_catalog.now() - interval '90 days')
$$;

-- Keeps the twenty newest networks of an account.
create or replace function server.remember_network(email text, network text) returns void
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  account uuid := (select id from auth.users as each where each.email = pg_catalog.lower(remember_network.email));
begin
  if account is null then
    return;
  end if;
  insert into server.known_networks as known (user_id, network) values (account, server.salted(remember_network.network))
  on conflict (user_id, network) do update set seen_at = pg_catalog.now();
  delete from server.known_networks as old where old.user_id = account and old.network in (
    select each.network from server.known_networks as each where each.user_id = account order by each.seen_at desc offset 20);
end $$;

-- Sessions that were signed out where they were. Their tokens are good until they expire, or until the account's other sessions are ended.
create table if not exists server.signed_out_sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  ended_at timestamptz not null default now()
);

create index if not exists signed_out_sessions_user on server.signed_out_sessions (user_id);

create or replace function server.sign_out_session(session uuid, account uuid, token_lifetime interval) returns void
language sql volatile set search_path = '' as $$
  delete from server.signed_out_sessions as old where old.ended_at < pg_catalog.now() - sign_out_session.token_lifetime;
  insert into server.signed_out_sessions (id, user_id)
  select each.id, each.user_id from auth.sessions as each where each.id = sign_out_session.session and each.user_id = sign_out_session.account
  on conflict (id) do nothing
$$;

-- Sessions whose tokens are refused, until these would have expired by themselves.
create table if not exists server.ended_sessions (
  id uuid primary key,
  ended_at timestamptz not null default now()
);

create or replace function server.end_sessions(ids uuid[], token_lifetime interval) returns void
language sql volatile set search_path = '' as $$
  delete from server.ended_sessions as old where old.ended_at < pg_catalog.now() - end_sessions.token_lifetime;
  insert into server.ended_sessions (id) select pg_catalog.unnest(end_sessions.ids) on conflict (id) do nothing
$$;
`
