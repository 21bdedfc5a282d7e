-- The pregnancy record, the only health data on the server. Only its owner can read it; admins cannot.

create table public.pregnancy_tracking (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() unique references auth.users (id) on delete cascade,
  -- The bounds also refuse 'infinity' and the year 5874897.
  pregnancy_start_date date not null check (pregnancy_start_date between '2000-01-01' and '2100-01-01'),
  due_date date not null check (due_date between '2000-01-01' and '2100-01-01'),
  current_week smallint not null check (current_week between 1 and 42),
  baby_name text check (char_length(baby_name) <= 120),
  notes text check (char_length(notes) <= 10000),
  appointments jsonb not null default '[]' check (jsonb_typeof(appointments) = 'array'),
  symptoms jsonb not null default '[]' check (jsonb_typeof(symptoms) = 'array'),
  weight_tracking jsonb not null default '[]' check (jsonb_typeof(weight_tracking) = 'array'),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (due_date > pregnancy_start_date),
  -- In a case expression, because the length of a value that is not an array raises an error.
  check (case when pg_catalog.jsonb_typeof(appointments) = 'array'
    then pg_catalog.jsonb_array_length(appointments) <= 1000 and pg_catalog.octet_length(appointments::text) <= 262144 end),
  check (case when pg_catalog.jsonb_typeof(symptoms) = 'array'
    then pg_catalog.jsonb_array_length(symptoms) <= 1000 and pg_catalog.octet_length(symptoms::text) <= 262144 end),
  check (case when pg_catalog.jsonb_typeof(weight_tracking) = 'array'
    then pg_catalog.jsonb_array_length(weight_tracking) <= 1000 and pg_catalog.octet_length(weight_tracking::text) <= 262144 end)
);
select private.replicate('public.pregnancy_tracking', 'owned');
select private.limit_writes('public.pregnancy_tracking', 'insert', 20, '1 hour');
select private.limit_writes('public.pregnancy_tracking', 'update', 300, '1 hour');
select private.limit_writes('public.pregnancy_tracking', 'delete', 20, '1 hour');
create trigger reject_resurrected before insert on public.pregnancy_tracking
  for each row execute function private.reject_resurrected();

select private.grant_read('public.pregnancy_tracking', 'authenticated');
grant delete on public.pregnancy_tracking to authenticated;
grant insert (id, pregnancy_start_date, due_date, current_week, baby_name, notes, appointments, symptoms, weight_tracking)
  on public.pregnancy_tracking to authenticated;
grant update (pregnancy_start_date, due_date, current_week, baby_name, notes, appointments, symptoms, weight_tracking)
  on public.pregnancy_tracking to authenticated;
create policy "people read their own record" on public.pregnancy_tracking
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people start their own record" on public.pregnancy_tracking
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own record" on public.pregnancy_tracking
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own record" on public.pregnancy_tracking
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "a second factor is shown where there is one" on public.pregnancy_tracking as restrictive
  to authenticated using ((select private.has_shown_second_factor())) with check ((select private.has_shown_second_factor()));
