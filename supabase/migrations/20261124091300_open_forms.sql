-- The newsletter and contact forms: everybody may write, only admins may read. The client generates the ids, so that a
-- repeated request is recognised. No answer reveals whether an address is subscribed.

create function private.check_proof_of_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_proof_of_work(new.id, new.proof_of_work);
  new.proof_of_work := null;
  return new;
end $$;

-- Addresses may repeat, so that every response is the same. A newsletter must be sent once to each distinct address.
create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (
    char_length(email) between 3 and 320 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'
  ),
  proof_of_work text check (char_length(proof_of_work) <= 20),
  created_at timestamptz not null default now()
);
create index newsletter_subscriptions_email on public.newsletter_subscriptions (lower(email));
create index newsletter_subscriptions_created on public.newsletter_subscriptions (created_at);
alter table public.newsletter_subscriptions enable row level security;
select private.require_plain_text('public.newsletter_subscriptions');
select private.limit_writes('public.newsletter_subscriptions', 'insert', 20, '1 hour');
create trigger check_proof_of_work before insert on public.newsletter_subscriptions
  for each row execute function private.check_proof_of_work();
grant insert (id, email, proof_of_work) on public.newsletter_subscriptions to anon, authenticated;
select private.grant_read('public.newsletter_subscriptions', 'authenticated');
grant all on public.newsletter_subscriptions to service_role;
create policy "anyone subscribes, now" on public.newsletter_subscriptions
  for insert to anon, authenticated with check (created_at = pg_catalog.now());
create policy "admins read" on public.newsletter_subscriptions
  for select to authenticated using ((select private.admin_scope()) = '*');

create table public.contact_messages (
  id uuid primary key,
  -- The account that was signed in. No role can read it.
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  name text not null check (char_length(name) <= 120 and name ~ '[^[:space:]]'),
  -- As permissive as a browser's e-mail field, so that no message is rejected for its sender's address.
  email text not null check (char_length(email) <= 320 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  subject text not null check (char_length(subject) <= 200 and subject ~ '[^[:space:]]'),
  message text not null check (char_length(message) <= 4000 and message ~ '[^[:space:]]'),
  proof_of_work text check (char_length(proof_of_work) <= 20),
  created_at timestamptz not null default now()
);
create index contact_messages_user on public.contact_messages (user_id);
create index contact_messages_created on public.contact_messages (created_at);
alter table public.contact_messages enable row level security;
select private.require_plain_text('public.contact_messages');
select private.limit_writes('public.contact_messages', 'insert', 20, '1 hour');
create trigger check_proof_of_work before insert on public.contact_messages
  for each row execute function private.check_proof_of_work();
grant insert (id, name, email, subject, message, proof_of_work) on public.contact_messages to anon, authenticated;
grant select (id, name, email, subject, message, created_at) on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;
create policy "anyone writes, as themselves" on public.contact_messages
  for insert to anon, authenticated with check (user_id is not distinct from (select auth.uid()));
create policy "admins read" on public.contact_messages
  for select to authenticated using ((select private.admin_scope()) = '*');
