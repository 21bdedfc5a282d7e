-- The contact form and the newsletter box: no limit that one caller could use up for all, and no answer that tells
-- whether an address is subscribed.

-- Each subscription is stored, also of an address that is known: then every answer is the same, to a first and a second
-- one, to a new id and a used one. Whoever sends the newsletter takes each address once.
drop trigger skip_subscribed on public.newsletter_subscriptions;
drop function private.skip_subscribed();
drop index public.newsletter_subscriptions_email;
create index newsletter_subscriptions_email on public.newsletter_subscriptions (lower(email));

-- Without an account a row costs a little work: a number whose SHA-256, behind the row's id, begins with 14 zero bits.
-- A phone finds one in a moment, a flood needs one for each row.
create function private.is_proof_of_work(id uuid, proof text) returns boolean
language sql immutable set search_path = '' as $$
  select pg_catalog.get_byte(hash, 0) = 0 and pg_catalog.get_byte(hash, 1) < 4
  from pg_catalog.sha256(pg_catalog.convert_to(is_proof_of_work.id::text || ':' || coalesce(is_proof_of_work.proof, ''), 'UTF8')) as hash
$$;

alter table public.newsletter_subscriptions add column proof_of_work text check (char_length(proof_of_work) <= 20);
alter table public.contact_messages add column proof_of_work text check (char_length(proof_of_work) <= 20);
grant insert (proof_of_work) on public.newsletter_subscriptions, public.contact_messages to anon, authenticated;

create function private.check_proof_of_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.rate_limited_actor() like 'address:%' and not private.is_proof_of_work(new.id, new.proof_of_work) then
    raise exception 'A proof of work is missing' using errcode = 'PT428', hint = 'Update the app and try again';
  end if;
  new.proof_of_work := null;
  return new;
end $$;
create trigger check_proof_of_work before insert on public.newsletter_subscriptions
  for each row execute function private.check_proof_of_work();
create trigger check_proof_of_work before insert on public.contact_messages
  for each row execute function private.check_proof_of_work();
