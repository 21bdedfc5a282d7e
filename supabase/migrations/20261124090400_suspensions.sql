-- Who may not post. Defined before the tables whose policies use it.

-- A suspension covers one kind of content. Each has its own row, so the length of the list does not reveal whether two
-- posts or items have the same author.
create table private.suspensions (
  id uuid primary key default gen_random_uuid(),
  -- Null once the account is deleted: rows that disappear together would reveal a common author.
  user_id uuid references auth.users (id) on delete set null,
  since timestamptz not null default now(),
  kind text not null,
  subject uuid,
  campus text references public.campuses (slug),
  -- The beginning of the suspended text; the post itself may be deleted.
  excerpt text not null
);
create index suspensions_user on private.suspensions (user_id, kind);
create unique index suspensions_subject on private.suspensions (kind, subject);
select private.hide_from_api('private.suspensions');

create function private.may_post(kind text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from private.suspensions as held where held.user_id = (select auth.uid()) and held.kind = may_post.kind)
$$;
grant execute on function private.may_post(text) to authenticated;
