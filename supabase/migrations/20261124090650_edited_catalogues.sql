-- Catalogues that come with the app, as edited by an admin of a campus. Phones show such a row instead of the file. An entry
-- is validated where it is shown, because only the app knows its shape.

create table public.catalogues (
  id uuid primary key default gen_random_uuid(),
  campus text not null references public.campuses (slug),
  name text not null check (name in ('food', 'gas', 'laundry', 'salon', 'errands', 'drivers', 'pharmacy-services', 'emergency-contacts',
    'announcements', 'events', 'campus-services', 'promotions', 'bundles')),
  entries jsonb not null check (
    case when jsonb_typeof(entries) = 'array' then jsonb_array_length(entries) <= 200 else false end
    and not jsonb_path_exists(entries, '$[*] ? (@.type() <> "object")')
    and octet_length(entries::text) <= 60000
    -- As in every text column: neither control characters nor those that reverse the direction of a text.
    and entries::text !~ '[\u007f\u202a-\u202e\u2066-\u2069]|\\u00[01]'),
  rev bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (campus, name)
);
select private.replicate('public.catalogues', 'public');
create index catalogues_rev on public.catalogues (campus, rev, id);
select private.grant_read('public.catalogues', 'anon, authenticated');
grant insert, update, delete on public.catalogues to authenticated;
create policy "anyone reads" on public.catalogues for select to anon, authenticated using (true);
create policy "admins add" on public.catalogues for insert to authenticated
  with check ((select private.admin_scope()) in ('*', campus));
create policy "admins change" on public.catalogues for update to authenticated
  using ((select private.admin_scope()) in ('*', campus)) with check ((select private.admin_scope()) in ('*', campus));
create policy "admins delete" on public.catalogues for delete to authenticated
  using ((select private.admin_scope()) in ('*', campus));
-- Each write contains the whole list.
select private.limit_writes('public.catalogues', action, 300, '1 hour') from (values ('insert'), ('update'), ('delete')) as listed (action);

-- Logs the entries that changed, not the whole list: {name: [list, list], "entry <id>": [before, after]}.
create function private.audit_catalogue_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  old_entries jsonb := case when tg_op = 'INSERT' then '[]' else pg_catalog.to_jsonb(old) -> 'entries' end;
  new_entries jsonb := case when tg_op = 'DELETE' then '[]' else pg_catalog.to_jsonb(new) -> 'entries' end;
  stored jsonb := case when tg_op = 'DELETE' then pg_catalog.to_jsonb(old) else pg_catalog.to_jsonb(new) end;
  changes jsonb;
begin
  if not private.is_admin() then
    return null;
  end if;
  -- The first edit of a list, and its reset to the shipped one, are logged without entries.
  if tg_op = 'UPDATE' then
    select pg_catalog.jsonb_object_agg('entry ' || coalesce(before.id, after.id), pg_catalog.jsonb_build_array(before.entry, after.entry))
    into changes
    from (select entry ->> 'id' as id, entry from pg_catalog.jsonb_array_elements(old_entries) as entry) as before
    full join (select entry ->> 'id' as id, entry from pg_catalog.jsonb_array_elements(new_entries) as entry) as after on after.id = before.id
    where before.entry is distinct from after.entry and coalesce(before.id, after.id) is not null;
  end if;
  perform private.write_audit_entry(pg_catalog.lower(tg_op), tg_table_name, (stored ->> 'id')::uuid,
    coalesce(changes, '{}') || pg_catalog.jsonb_build_object('name', pg_catalog.jsonb_build_array(stored ->> 'name', stored ->> 'name')),
    stored ->> 'campus');
  return null;
end $$;
create trigger audit after insert or update or delete on public.catalogues
  for each row execute function private.audit_catalogue_change();

-- Removes the uploaded pictures that no entry shows any more.
create function private.remove_catalogue_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept jsonb := case when tg_op = 'DELETE' then '[]' else pg_catalog.to_jsonb(new) -> 'entries' end;
  path text;
begin
  for path in
    select private.picture_path(image #>> '{}', 'product-images') from pg_catalog.jsonb_path_query(old.entries, '$[*].**.image') as image
    except
    select private.picture_path(image #>> '{}', 'product-images') from pg_catalog.jsonb_path_query(kept, '$[*].**.image') as image
  loop
    if pg_catalog.starts_with(path, old.campus || '/') then
      perform private.queue_file_removal('product-images', private.photo_paths(path));
    end if;
  end loop;
  return null;
end $$;
create trigger remove_pictures after delete or update of entries on public.catalogues
  for each row execute function private.remove_catalogue_pictures();
