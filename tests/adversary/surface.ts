/** Runs SQL as the database's owner. */
export type Query = <Row extends Record<string, unknown>>(sql: string) => Promise<Row[]>

export type Surface = {
  /** The columns that some caller may read or write. */
  readonly columns: readonly {
    readonly table: string
    readonly column: string
    readonly type: string
    readonly anon: boolean
    readonly writable: boolean
  }[]
  readonly functions: readonly {
    readonly name: string
    readonly anon: boolean
    readonly volatile: boolean
    readonly limited: boolean
  }[]
  readonly buckets: readonly { readonly id: string; readonly isPublic: boolean }[]
  /** `table.column` of the columns whose values are bounded. */
  readonly bounded: ReadonlySet<string>
  readonly writes: readonly { readonly table: string; readonly action: string; readonly limited: boolean }[]
}

const columnsSql = `
select c.relname as table, a.attname as column, pg_catalog.format_type(a.atttypid, null) as type,
  has_column_privilege('anon', c.oid, a.attnum, 'select') as anon,
  has_column_privilege('authenticated', c.oid, a.attnum, 'select') as authenticated,
  has_column_privilege('authenticated', c.oid, a.attnum, 'insert') or has_column_privilege('authenticated', c.oid, a.attnum, 'update')
    or has_column_privilege('anon', c.oid, a.attnum, 'insert') as writable,
  exists (select from pg_catalog.pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)) as checked
from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f') and a.attnum > 0 and not a.attisdropped
order by 1, 2`

const functionsSql = `
select n.nspname || '.' || p.proname as name, has_function_privilege('anon', p.oid, 'execute') as anon, p.provolatile = 'v' as volatile,
  p.prosrc ~ 'enforce_rate_limit|rate_counters' as limited
from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
where n.nspname in ('public', 'private') and has_schema_privilege('authenticated', n.oid, 'usage')
  and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
order by 1`

const writesSql = `
select c.relname as table, action, exists (
    select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and t.tgname like 'limit_' || action || '%'
  ) as limited
from pg_catalog.pg_class c, unnest(array['insert', 'update', 'delete']) as action
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (
  has_table_privilege('authenticated', c.oid, action) or has_table_privilege('anon', c.oid, action)
  or (action <> 'delete' and (has_any_column_privilege('authenticated', c.oid, action) or has_any_column_privilege('anon', c.oid, action))))
order by 1, 2`

type ColumnRow = Surface['columns'][number] & { readonly authenticated: boolean; readonly checked: boolean }

/** Types whose values are all harmless: no infinity, no unlimited length. */
const boundedTypes = new Set(['uuid', 'boolean', 'smallint'])
/** Columns that the revision trigger overwrites. */
const serverColumns = new Set(['rev', 'created_at', 'updated_at'])

/** Reads from the system catalogue everything that a caller of the API can reach. */
export async function readSurface(query: Query): Promise<Surface> {
  const columns = await query<ColumnRow>(columnsSql)
  return {
    columns: columns.filter(({ anon, authenticated, writable }) => anon || authenticated || writable),
    functions: await query(functionsSql),
    buckets: await query('select id, public as "isPublic" from storage.buckets order by id'),
    bounded: new Set(
      columns.flatMap(({ table, column, type, checked }) =>
        checked || boundedTypes.has(type) || serverColumns.has(column) ? [`${table}.${column}`] : [],
      ),
    ),
    writes: await query(writesSql),
  }
}
