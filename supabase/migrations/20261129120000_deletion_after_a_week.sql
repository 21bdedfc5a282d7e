-- An account is deleted seven to eight days after the request, as the app says, and never less: the whole hour was up to an hour before that.

-- Random hours are added, so that the date does not reveal when it was requested. @param part in [0, 1)
create function private.deletion_time(requested timestamptz, part double precision) returns timestamptz
language sql immutable set search_path = '' as $$
  select pg_catalog.date_trunc('hour', deletion_time.requested + interval '7 days 1 hour' + deletion_time.part * interval '23 hours', 'UTC')
$$;

create or replace function public.request_account_deletion(also_posts boolean) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  due timestamptz;
begin
  perform private.enforce_rate_limit('request_account_deletion a 1 hour', 20, interval '1 hour');
  insert into private.account_deletions as known (user_id, due_at, also_posts)
  values (caller, private.deletion_time(pg_catalog.now(), pg_catalog.random()), coalesce(request_account_deletion.also_posts, false))
  on conflict (user_id) do update set also_posts = excluded.also_posts
  returning known.due_at into due;
  return due;
end $$;
