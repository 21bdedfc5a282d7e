-- Who opens an account is proven by a mail to its address. Anybody can sign up with the address of somebody else: what they chose then (a
-- password, a name, a sign-in at a provider) goes when its owner opens the mail, who chooses anew. A hosted project is held to it as well.

-- Accounts whose owner has confirmed the address and has not set a password since.
create table private.unfinished_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade
);
select private.hide_from_api('private.unfinished_accounts');

-- Of what was sent at the sign-up, only what the server itself adds.
create function private.proven_metadata(metadata jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(pg_catalog.jsonb_object_agg(each.key, each.value), '{}')
  from pg_catalog.jsonb_each(proven_metadata.metadata) as each
  where each.key in ('sub', 'email', 'email_verified', 'phone_verified')
$$;

-- Whether a provider has confirmed the address. The server has removed what was chosen before then: the password, and the sign-in by mail.
create function private.is_vouched_for(account auth.users) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(is_vouched_for.account.encrypted_password, '') = ''
    and not exists (select from auth.identities as identity where identity.user_id = is_vouched_for.account.id and identity.provider = 'email')
    and exists (
      select from auth.identities as identity
      where identity.user_id = is_vouched_for.account.id and identity.identity_data ->> 'email_verified' = 'true'
        and pg_catalog.lower(identity.identity_data ->> 'email') = pg_catalog.lower(is_vouched_for.account.email))
$$;

create function private.void_unproven_credentials() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
    -- Without a mail, whoever runs the project has confirmed the address, or asks for no proof.
    and (old.confirmation_sent_at is not null or old.recovery_sent_at is not null)
  then
    if not private.is_vouched_for(new) then
      new.encrypted_password := '';
      insert into private.unfinished_accounts (user_id) values (new.id) on conflict (user_id) do nothing;
      delete from auth.identities as identity where identity.user_id = new.id and identity.provider <> 'email';
      new.raw_user_meta_data := private.proven_metadata(new.raw_user_meta_data);
    end if;
    update public.profiles as profile
    set full_name = pg_catalog.left(private.without_marks(new.raw_user_meta_data ->> 'full_name'), 120) where profile.id = new.id;
  elsif new.encrypted_password <> '' and new.encrypted_password is distinct from old.encrypted_password then
    delete from private.unfinished_accounts as account where account.user_id = new.id;
  end if;
  -- A hosted project writes the metadata of the sign-up once more after the confirmation.
  if exists (select from private.unfinished_accounts as account where account.user_id = new.id) then
    new.raw_user_meta_data := private.proven_metadata(new.raw_user_meta_data);
  end if;
  return new;
end $$;
create trigger void_unproven_credentials before update of email_confirmed_at, encrypted_password, raw_user_meta_data on auth.users
  for each row execute function private.void_unproven_credentials();

-- The name that is set together with the password.
create function private.name_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles as profile
  set full_name = pg_catalog.left(private.without_marks(new.raw_user_meta_data ->> 'full_name'), 120)
  where profile.id = new.id and profile.full_name is null;
  return null;
end $$;
create trigger name_profile after update of raw_user_meta_data on auth.users
  for each row when (new.raw_user_meta_data ->> 'full_name' is distinct from old.raw_user_meta_data ->> 'full_name')
  execute function private.name_profile();

-- Whoever had the account for a while may have added a sign-in of their own at a provider: a new password ends it, as it ends the other
-- sessions. The owner's own provider, which vouches for the address, opens the account again at the next sign-in.
create function private.unlink_providers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.identities as identity where identity.user_id = new.id and identity.provider <> 'email';
  return null;
end $$;
create trigger unlink_providers after update of encrypted_password on auth.users
  for each row when (old.encrypted_password <> '' and new.encrypted_password <> '' and new.encrypted_password <> old.encrypted_password)
  execute function private.unlink_providers();
