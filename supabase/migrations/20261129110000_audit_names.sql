-- An entry of the audit log names the row as it was called at that time: a change of its price alone named it by its id.

-- What people call a row; null where nothing names it. A photo is called what its rental is.
create function private.name_of_row(table_name text, stored jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select case name_of_row.table_name
    when 'rental_photos' then (select rental.title from public.rentals as rental where rental.id = (name_of_row.stored ->> 'rental_id')::uuid)
    else coalesce(name_of_row.stored ->> 'name', name_of_row.stored ->> 'title', name_of_row.stored ->> 'shop_name')
  end
$$;

-- As before, with the name: {name: [name, name]} where it has not changed.
create or replace function private.audit_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  old_row jsonb := case when tg_op = 'INSERT' then '{}' else pg_catalog.to_jsonb(old) end;
  new_row jsonb := case when tg_op = 'DELETE' then '{}' else pg_catalog.to_jsonb(new) end;
  called text := private.name_of_row(tg_table_name, case when tg_op = 'INSERT' then new_row else old_row end);
  changes jsonb;
begin
  if not private.is_admin() then
    return null;
  end if;
  select coalesce(pg_catalog.jsonb_object_agg(keys.name, pg_catalog.jsonb_build_array(old_row -> keys.name, new_row -> keys.name)), '{}')
  into changes
  from pg_catalog.jsonb_object_keys(old_row || new_row) as keys (name)
  where keys.name not in ('id', 'rev', 'created_at', 'updated_at') and (old_row -> keys.name) is distinct from (new_row -> keys.name);
  if called is not null and not changes ?| array['name', 'title', 'shop_name'] then
    changes := changes || pg_catalog.jsonb_build_object('name', pg_catalog.jsonb_build_array(called, called));
  end if;
  perform private.write_audit_entry(
    pg_catalog.lower(tg_op), tg_table_name, (case when tg_op = 'DELETE' then old_row else new_row end ->> 'id')::uuid, changes,
    (old_row || new_row) ->> 'campus');
  return null;
end $$;
