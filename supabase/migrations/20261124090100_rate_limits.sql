-- A limit on every write, counted per caller, so that no caller can use up the limits of others.

-- How often each caller did something in a period. Times are no finer than the period, and rows are deleted after it.
create table private.rate_counters (
  actor text not null,
  action text not null,
  window_start timestamptz not null,
  window_end timestamptz not null,
  count integer not null default 0,
  primary key (actor, action, window_start)
);
create index rate_counters_end on private.rate_counters (window_end);
select private.hide_from_api('private.rate_counters');

-- Salts the hashes of network addresses, so that the counters alone do not reveal an address.
create table private.address_salt (
  singleton boolean primary key default true check (singleton),
  salt text not null default pg_catalog.gen_random_uuid()::text
);
insert into private.address_salt default values;
select private.hide_from_api('private.address_salt');

-- The caller's network address as the proxy in front of the API reports it: Cloudflare for a hosted project, the embedded
-- backend's own server here. Both overwrite what a caller puts into these headers.
create function private.caller_address() returns text
language sql stable set search_path = '' as $$
  select coalesce(
    nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip',
    pg_catalog.split_part(nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb ->> 'x-forwarded-for', ',', 1),
    'unknown')
$$;

-- The network that an address counts for: the IPv4 address itself, or the first 64 bits of an IPv6 address, because one
-- household has all addresses with those. A value that is not an address counts unchanged.
create function private.network_of(address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  parsed inet;
begin
  parsed := network_of.address;
  if parsed operator(pg_catalog.<<=) inet '::ffff:0.0.0.0/96' then
    return pg_catalog.host(inet '0.0.0.0' operator(pg_catalog.+) (parsed operator(pg_catalog.-) inet '::ffff:0.0.0.0'));
  end if;
  return pg_catalog.host(pg_catalog.network(pg_catalog.set_masklen(parsed, case pg_catalog.family(parsed) when 4 then 32 else 64 end)));
exception when invalid_text_representation then
  return pg_catalog.left(network_of.address, 64);
end $$;

-- 'user:<id>' or 'address:<hash>'. Null for seeds, jobs and the service role, which have no limits.
create function private.rate_limited_actor() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when (select auth.uid()) is not null then 'user:' || (select auth.uid())::text
    when coalesce(nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb ->> 'role', '') = 'anon' then
      'address:' || pg_catalog.left(pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
        (select salt from private.address_salt) || private.network_of(private.caller_address()), 'UTF8')), 'hex'), 32)
  end
$$;

-- Counts one action. Above the limit it raises PT429, for which PostgREST responds with 429 Too Many Requests.
create function private.enforce_rate_limit(action text, max_count integer, period interval) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller text := private.rate_limited_actor();
  started timestamptz := pg_catalog.date_bin(enforce_rate_limit.period, pg_catalog.now(), '2000-01-01');
  counted integer;
begin
  if caller is null then
    return;
  end if;
  insert into private.rate_counters as known (actor, action, window_start, window_end, count)
  values (caller, enforce_rate_limit.action, started, started + enforce_rate_limit.period, 1)
  on conflict (actor, action, window_start) do update set count = known.count + 1
  returning known.count into counted;
  if counted > enforce_rate_limit.max_count then
    raise exception 'Too many at once, try again later' using errcode = 'PT429';
  end if;
end $$;

-- Trigger arguments: the limit and its period.
create function private.limit_rate() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enforce_rate_limit(
    pg_catalog.lower(tg_op) || ' ' || tg_table_name || ' a ' || tg_argv[1], tg_argv[0]::integer, tg_argv[1]::interval);
  return case when tg_op = 'DELETE' then old else new end;
end $$;

-- Limits how often one caller may insert into, update or delete from a table.
create function private.limit_writes(target regclass, action text, max_count integer, period text) returns void
language plpgsql set search_path = '' as $$
begin
  execute pg_catalog.format(
    'create trigger %I before %s on %s for each row execute function private.limit_rate(%L, %L)',
    pg_catalog.format('limit_%s_%s', pg_catalog.lower(action), pg_catalog.replace(period, ' ', '_')),
    action, target, max_count, period);
end $$;

-- Some requests without an account require a proof of work: a number whose SHA-256 after the row's id begins with 14 zero bits.
-- A phone finds one quickly, but a flood needs one for each row.
create function private.is_proof_of_work(id uuid, proof text) returns boolean
language sql immutable set search_path = '' as $$
  select is_proof_of_work.proof ~ '^\d{1,20}$' and pg_catalog.get_byte(hash, 0) = 0 and pg_catalog.get_byte(hash, 1) < 4
  from pg_catalog.sha256(pg_catalog.convert_to(is_proof_of_work.id::text || ':' || coalesce(is_proof_of_work.proof, ''), 'UTF8')) as hash
$$;

-- Raises PT428 without the proof. Signed-in callers need none.
create function private.require_proof_of_work(id uuid, proof text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.rate_limited_actor() like 'address:%' and not private.is_proof_of_work(id, proof) then
    raise exception 'A proof of work is missing' using errcode = 'PT428', hint = 'Update the app and try again';
  end if;
end $$;
