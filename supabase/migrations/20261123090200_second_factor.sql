-- Who has a verified second factor must have shown it, at the database, for an admin's rights and for health rows.

-- Looked up by name: a server without second factors has no such table.
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

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.profiles where id = (select auth.uid()) and role = 'admin')
    and private.has_shown_second_factor()
$$;

create policy "a second factor is shown where there is one" on public.pregnancy_tracking as restrictive
  to authenticated using ((select private.has_shown_second_factor())) with check ((select private.has_shown_second_factor()));
