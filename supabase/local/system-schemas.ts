import { SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite'
import { hostedRolesSql } from './corrections/hosted-roles.ts'
import type { Database } from './database.ts'

/** The tables in which the Supabase CLI records what it has applied. */
const historySql = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`

/**
 * Makes what a hosted project has before its first migration: the auth, storage and extensions schemas, the
 * migration history, and in a new database the roles and their grants. Safe to run at every start: in a database
 * that has been made so, no grant is touched.
 *
 * @throws Postgres' error; then nothing has changed.
 */
export async function makeSystemSchemas(database: Database): Promise<void> {
  await database.sql.transaction(async (transaction) => {
    const { rows } = await transaction.query(`select from pg_catalog.pg_namespace where nspname = 'supabase_migrations'`)
    await transaction.exec(getAuthSchemaSql())
    await transaction.exec(getStorageSchemaSql())
    await transaction.exec(historySql)
    if (rows.length > 0) return
    await transaction.exec(SUPABASE_AUTH_HELPERS_SQL)
    await transaction.exec(hostedRolesSql)
  })
}
