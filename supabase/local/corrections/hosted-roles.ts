/**
 * Correction: roles and grants.
 *
 * Lite grants ALL on every table to anon and authenticated when it first sees row-level security, which overrides
 * column-level grants. A hosted project has its roles and schema grants from the start and exposes a table only
 * through the GRANTs of its migrations. This SQL gives a new embedded database the same roles and grants.
 */
export const hostedRolesSql = `
do $$
begin
  -- All databases of a server share its roles, so they may already exist.
  if not exists (select from pg_catalog.pg_roles where rolname = 'service_role') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
  end if;
exception when duplicate_object or unique_violation then
  -- Another database of the server has just created them, in one transaction.
  null;
end $$;

grant usage on schema public, auth, storage to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant all on functions to service_role;

grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pgcrypto with schema extensions;

create or replace function auth.email() returns text language sql stable as $$
  select nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::pg_catalog.jsonb ->> 'email'
$$;
`

/** The session settings of a hosted project. */
export const hostedSessionSql = `set search_path to "$user", public, extensions; set timezone to 'UTC';`
