import type { Sql } from '../database.ts'

export type ExposedTable = {
  readonly readable: ReadonlySet<string>
  readonly writable: ReadonlySet<string>
  readonly methods: ReadonlySet<string>
}

/** The grants of the migrations to the roles of the API: phones and admins can ask for nothing else. */
export type ExposedSchema = {
  readonly tables: ReadonlyMap<string, ExposedTable>
  /** The parameters of each function. */
  readonly functions: ReadonlyMap<string, ReadonlySet<string>>
  readonly buckets: ReadonlySet<string>
}

/** Granted because `sync` reads it as its caller; nobody asks for it directly. */
const readBySyncAlone = 'tombstones'

const tablesSql = `
select c.relname as name, pg_catalog.array_agg(distinct granted.method) as methods,
  coalesce(pg_catalog.array_agg(distinct a.attname::text) filter (where granted.method = 'GET'), '{}') as readable,
  coalesce(pg_catalog.array_agg(distinct a.attname::text) filter (where granted.method in ('POST', 'PATCH')), '{}') as writable
from pg_catalog.pg_class as c
join pg_catalog.pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
cross join (values ('anon'), ('authenticated')) as caller (role)
cross join (values ('GET', 'select'), ('POST', 'insert'), ('PATCH', 'update'), ('DELETE', 'delete')) as granted (method, privilege)
where c.relnamespace = 'public'::regnamespace and c.relname <> $1 and c.relkind in ('r', 'v', 'm', 'p', 'f') and case granted.privilege
  when 'delete' then pg_catalog.has_table_privilege(caller.role, c.oid, 'delete')
  else pg_catalog.has_column_privilege(caller.role, c.oid, a.attnum, granted.privilege)
end
group by c.relname`

const functionsSql = `
select p.proname as name, coalesce(p.proargnames, '{}') as parameters
from pg_catalog.pg_proc as p
where p.pronamespace = 'public'::regnamespace
  and (pg_catalog.has_function_privilege('anon', p.oid, 'execute') or pg_catalog.has_function_privilege('authenticated', p.oid, 'execute'))`

type TableRow = {
  readonly name: string
  readonly methods: readonly string[]
  readonly readable: readonly string[]
  readonly writable: readonly string[]
}

/** Reads the grants of a migrated database. */
export async function readExposedSchema(sql: Pick<Sql, 'query'>): Promise<ExposedSchema> {
  const tables = await sql.query<TableRow>(tablesSql, [readBySyncAlone])
  const functions = await sql.query<{ name: string; parameters: readonly string[] }>(functionsSql)
  const buckets = await sql.query<{ id: string }>('select id from storage.buckets')
  return {
    tables: new Map(
      tables.rows.map(({ name, methods, readable, writable }) => [
        name,
        { methods: new Set(methods), readable: new Set(readable), writable: new Set(writable) },
      ]),
    ),
    functions: new Map(functions.rows.map(({ name, parameters }) => [name, new Set(parameters)])),
    buckets: new Set(buckets.rows.map(({ id }) => id)),
  }
}
