-- The contact form: anyone may write, admins alone may read.
-- The id is made by the client, so that a repeated send is recognised.

create table public.contact_messages (
  id uuid primary key,
  -- Who was signed in, for the database alone: granted to nobody.
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  name text not null check (char_length(name) <= 120 and name ~ '[^[:space:]]'),
  -- What an e-mail field of a browser takes, this takes too: no message may be refused for its sender's address.
  email text not null check (char_length(email) <= 320 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  subject text not null check (char_length(subject) <= 200 and subject ~ '[^[:space:]]'),
  message text not null check (char_length(message) <= 4000 and message ~ '[^[:space:]]'),
  created_at timestamptz not null default now()
);
create index contact_messages_user on public.contact_messages (user_id);
create index contact_messages_created on public.contact_messages (created_at);
alter table public.contact_messages enable row level security;
grant insert (id, name, email, subject, message) on public.contact_messages to anon, authenticated;
grant select (id, name, email, subject, message, created_at) on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;
create policy "anyone writes" on public.contact_messages
  for insert to anon, authenticated with check (true);
create policy "admins read" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));

-- An open form must not become a way to fill the disk. PT429 is PostgREST's way to answer 429: come back later.
create function private.limit_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.contact_messages
      where created_at > pg_catalog.now() - interval '1 minute') >= 20 then
    raise exception 'Too many messages at once, try again in a minute' using errcode = 'PT429';
  end if;
  return new;
end $$;
create trigger limit_messages before insert on public.contact_messages
  for each row execute function private.limit_messages();

-- The newsletter's limit says the same: an address that comes in a rush is put off, not refused.
create or replace function private.limit_subscriptions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.newsletter_subscriptions
      where created_at > pg_catalog.now() - interval '1 minute') >= 60 then
    raise exception 'Too many subscriptions at once, try again in a minute' using errcode = 'PT429';
  end if;
  return new;
end $$;
