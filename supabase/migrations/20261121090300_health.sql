-- The only health table. Its rows are the person's own: not even an admin reads them.

create table public.pregnancy_tracking (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() unique references auth.users (id) on delete cascade,
  pregnancy_start_date date not null,
  due_date date not null,
  current_week smallint not null check (current_week between 1 and 42),
  baby_name text check (char_length(baby_name) <= 120),
  notes text check (char_length(notes) <= 10000),
  appointments jsonb not null default '[]' check (jsonb_typeof(appointments) = 'array'),
  symptoms jsonb not null default '[]' check (jsonb_typeof(symptoms) = 'array'),
  weight_tracking jsonb not null default '[]' check (jsonb_typeof(weight_tracking) = 'array'),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (due_date > pregnancy_start_date)
);
select private.replicate('public.pregnancy_tracking', 'owned');

grant select, delete on public.pregnancy_tracking to authenticated;
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
