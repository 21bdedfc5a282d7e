-- A token outlives its account, after a deletion or where an older backup was restored.
create function private.has_account() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users where id = (select auth.uid()))
$$;
revoke execute on function private.has_account() from public, anon;
grant execute on function private.has_account() to authenticated;

-- A phone asks this before it takes a refusal for the last word: without an account it has to sign in again.
create or replace function public.second_factor_due() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if not private.has_account() then
    raise exception 'Sign in again' using errcode = 'PT401';
  end if;
  return not private.has_shown_second_factor();
end $$;
