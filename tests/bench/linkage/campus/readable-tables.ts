import type { Sql } from '../../../../supabase/local/database.ts'

/** A table and the columns that a role may read. */
export type ReadableTable = { readonly table: string; readonly columns: readonly string[] }

export type Role = 'anon' | 'authenticated'

const readableSql = `
  select c.relname as table, pg_catalog.array_agg(a.attname::text order by a.attnum) as columns
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm')
    and pg_catalog.has_column_privilege($1, c.oid, a.attnum, 'select')
  group by c.relname order by c.relname`

/**
 * The tables and columns of the API's schema that a role may read, from the catalogue, so that new ones are included.
 */
export const readableTables = async (sql: Sql, role: Role): Promise<readonly ReadableTable[]> =>
  (await sql.query<ReadableTable>(readableSql, [role])).rows

/** The tables of `more` that `less` lacks or that have columns `less` lacks. */
export const beyond = (more: readonly ReadableTable[], less: readonly ReadableTable[]): readonly ReadableTable[] =>
  more.filter(({ table, columns }) => {
    const known = new Set(less.find((other) => other.table === table)?.columns)
    return columns.some((column) => !known.has(column))
  })
