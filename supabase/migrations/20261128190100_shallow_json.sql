-- A bound on the nesting of stored JSON. A list nested thousands deep cannot be read by phones, nor by the functions that send it: one
-- admin would stop the pulls of a whole campus.

-- Whether a value has at most twelve levels. What the app writes has five.
create function private.is_shallow(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select not coalesce(pg_catalog.jsonb_path_exists(is_shallow.value, 'strict $.**{13}'), false)
$$;
-- Constraints run it with the rights of the role that writes the row.
grant execute on function private.is_shallow(jsonb) to anon, authenticated, service_role;

do $$
declare
  target record;
begin
  for target in
    select c.oid::regclass as name, a.attname as field, a.attnotnull as required, a.atthasdef as has_default
    from pg_catalog.pg_attribute as a join pg_catalog.pg_class as c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.atttypid = 'jsonb'::regtype
  loop
    -- What nobody could read is emptied; a list stays a list.
    execute pg_catalog.format('update %s set %I = %L where not private.is_shallow(%I)', target.name, target.field, '[]', target.field);
    execute pg_catalog.format('alter table %s add check (private.is_shallow(%I))', target.name, target.field);
  end loop;
end $$;
