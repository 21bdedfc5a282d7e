-- The footer's newsletter box: anyone may add an address, admins alone may read them.
-- The id is made by the client, so that a repeated send is recognised.

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (
    char_length(email) between 3 and 320 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'
  ),
  created_at timestamptz not null default now()
);
create unique index newsletter_subscriptions_email on public.newsletter_subscriptions (lower(email));
alter table public.newsletter_subscriptions enable row level security;
grant insert (id, email) on public.newsletter_subscriptions to anon, authenticated;
grant select on public.newsletter_subscriptions to authenticated;
grant all on public.newsletter_subscriptions to service_role;
create policy "anyone subscribes" on public.newsletter_subscriptions
  for insert to anon, authenticated with check (true);
create policy "admins read" on public.newsletter_subscriptions
  for select to authenticated using ((select private.is_admin()));

-- An open form must not become a way to fill the disk.
create function private.limit_subscriptions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.newsletter_subscriptions
      where created_at > pg_catalog.now() - interval '1 minute') >= 60 then
    raise exception 'Too many subscriptions at once, try again in a minute' using errcode = 'P0001';
  end if;
  return new;
end $$;
create index newsletter_subscriptions_created on public.newsletter_subscriptions (created_at);
create trigger limit_subscriptions before insert on public.newsletter_subscriptions
  for each row execute function private.limit_subscriptions();
