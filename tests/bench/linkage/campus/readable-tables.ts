import type { Sql } from '../../../../supabase/local/database.ts'

/** A table as one role may read it. */
export type ReadableTable = { readonly table: string; readonly columns: readonly string[] }

export type Role = 'anon' | 'authenticated'

const readableSql = `
  select c.relname as table, pg_catalog.array_agg(a.attname::text order by a.attnum) as columns
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm')
    and pg_catalog.has_column_privilege($1, c.oid, a.attnum, 'select')
  group by c.relname order by c.relname`

/** What a role may read of the API's schema, asked from the catalogue: a new table or column is seen without anybody saying so. */
export const readableTables = async (sql: Sql, role: Role): Promise<readonly ReadableTable[]> => (await sql.query<ReadableTable>(readableSql, [role])).rows

/** What `more` has that `less` has not: tables, or columns of the same ones. */
export const beyond = (more: readonly ReadableTable[], less: readonly ReadableTable[]): readonly ReadableTable[] =>
  more.filter(({ table, columns }) => {
    const known = new Set(less.find((other) => other.table === table)?.columns)
    return columns.some((column) => !known.has(column))
  })
