-- Whether the caller's account has a second factor which this session has not shown. A phone asks before it takes a row that it
-- cannot see for one that is gone, and a refusal for the last word.
create function public.second_factor_due() returns boolean
language sql stable set search_path = '' as $$
  select not private.has_shown_second_factor()
$$;
revoke execute on function public.second_factor_due() from public, anon;
grant execute on function public.second_factor_due() to authenticated;
