import { SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite'
import { hostedRolesSql } from './corrections/hosted-roles.ts'
import type { Database } from './database.ts'
import { serverSchemaSql } from './server-schema.ts'

/** The tables of the Supabase CLI's history. */
const historySql = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`

/**
 * Creates what a hosted project has before its first migration: the auth, storage and extensions schemas, the migration
 * history and, in a new database, the roles and their grants. Safe to run at every start: it changes no grants in an
 * existing database.
 *
 * @throws Postgres' error; nothing is changed then.
 */
export async function makeSystemSchemas(database: Pick<Database, 'sql'>): Promise<void> {
  await database.sql.transaction(async (transaction) => {
    const { rows } = await transaction.query(
      `select from pg_catalog.pg_namespace where nspname = 'supabase_migrations'`,
    )
    await transaction.exec(getAuthSchemaSql())
    await transaction.exec(getStorageSchemaSql())
    await transaction.exec(historySql)
    await transaction.exec(serverSchemaSql)
    if (rows.length > 0) return
    await transaction.exec(SUPABASE_AUTH_HELPERS_SQL)
    await transaction.exec(hostedRolesSql)
  })
}
