-- Profiles, who is an admin, and second factors.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 120),
  email text check (char_length(email) <= 320),
  phone text check (char_length(phone) <= 32),
  university text check (char_length(university) <= 120),
  course text check (char_length(course) <= 120),
  year_of_study smallint not null default 1 check (year_of_study between 1 and 7),
  -- The initial campus on a new phone of this account.
  campus text references public.campuses (slug),
  role text not null default 'student' check (role in ('student', 'admin')),
  -- Null: an admin of all campuses. Can be set only by SQL.
  admin_campus text references public.campuses (slug),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
create trigger set_revision before insert or update on public.profiles
  for each row execute function private.set_revision('owned');
select private.require_plain_text('public.profiles');
select private.limit_writes('public.profiles', 'insert', 20, '1 hour');
select private.limit_writes('public.profiles', 'update', 60, '1 hour');

-- Users may read their role and e-mail, but not write them.
select private.grant_read('public.profiles', 'authenticated');
grant insert (id, full_name, phone, university, course, year_of_study, campus) on public.profiles to authenticated;
grant update (full_name, phone, university, course, year_of_study, campus) on public.profiles to authenticated;
grant all on public.profiles to service_role;
create policy "people read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "people create their own profile" on public.profiles
  for insert to authenticated with check (id = (select auth.uid()));
create policy "people change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Null if no text remains.
create function private.without_marks(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when private.is_visible(without_marks.words)
    then pg_catalog.regexp_replace(without_marks.words, '[\u0001-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g') end
$$;

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Signing up may fail because of the address or password, but never because of marks that a chat has added to the name.
  insert into public.profiles (id, full_name, email)
  values (new.id, pg_catalog.left(private.without_marks(new.raw_user_meta_data ->> 'full_name'), 120), new.email)
  on conflict (id) do update set email = excluded.email;
  return new;
end $$;
create trigger create_profile after insert or update of email on auth.users
  for each row execute function private.create_profile();

create function private.delete_revisions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.revisions as known where known.scope = 'user:' || old.id::text;
  return null;
end $$;
create trigger delete_revisions after delete on auth.users
  for each row execute function private.delete_revisions();

-- Each token of an account contains the data that it sent when it signed up. The app sends a name.
create function private.bound_user_metadata() returns trigger
language plpgsql set search_path = '' as $$
begin
  if pg_catalog.octet_length(new.raw_user_meta_data::text) > 2048 then
    raise exception 'The metadata of an account may have 2 kB' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger bound_user_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.bound_user_metadata();

-- True for a session of level aal2, and for an account without a verified second factor.
-- The table is looked up by name: a server without second factors does not have it.
create function private.has_shown_second_factor() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  enrolled boolean := false;
begin
  if coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2' then
    return true;
  end if;
  if pg_catalog.to_regclass('auth.mfa_factors') is not null then
    execute $factors$ select exists (select from auth.mfa_factors where user_id = $1 and status::text = 'verified') $factors$
    into enrolled using (select auth.uid());
  end if;
  return not enrolled;
end $$;
grant execute on function private.has_shown_second_factor() to authenticated;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.profiles where id = (select auth.uid()) and role = 'admin')
    and private.has_shown_second_factor()
$$;
grant execute on function private.is_admin() to authenticated;

-- The campus that the caller administers, '*' for all campuses, null if the caller is no admin.
create function private.admin_scope() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(profile.admin_campus, '*') from public.profiles as profile
  where profile.id = (select auth.uid()) and private.is_admin()
$$;
grant execute on function private.admin_scope() to authenticated;

create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'For admins alone' using errcode = '42501';
  end if;
end $$;
grant execute on function private.require_admin() to authenticated;

-- The caller's id. Raises for an anonymous caller, and for one whose enrolled second factor has not been used in this session.
create function private.require_user() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if not private.has_shown_second_factor() then
    raise exception 'Show your second factor first' using errcode = '42501', hint = 'aal2';
  end if;
  return (select auth.uid());
end $$;
