import * as v from 'valibot'

const column = v.object({
  name: v.string(),
  type: v.string(),
  nullable: v.boolean(),
  /** The database provides a value if an insert omits it. */
  filled: v.boolean(),
  /** The database computes it; it cannot be written. */
  generated: v.boolean(),
})

const relationship = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  oneToOne: v.boolean(),
  referencedTable: v.string(),
  referencedColumns: v.array(v.string()),
})

const argument = v.object({ name: v.string(), type: v.string(), optional: v.boolean() })

const table = v.object({ name: v.string(), columns: v.array(column), relationships: v.array(relationship) })

const databaseFunction = v.object({
  name: v.string(),
  args: v.array(argument),
  returns: v.object({
    type: v.string(),
    set: v.boolean(),
    /** The columns of `returns table (...)`. */
    columns: v.array(v.object({ name: v.string(), type: v.string() })),
    /** The table whose rows are returned. */
    table: v.nullable(v.string()),
  }),
})

const shape = v.object({ tables: v.array(table), functions: v.array(databaseFunction) })

export type Column = v.InferOutput<typeof column>
export type Relationship = v.InferOutput<typeof relationship>
export type Table = v.InferOutput<typeof table>
export type DatabaseFunction = v.InferOutput<typeof databaseFunction>

/** The tables and functions of the `public` schema, sorted by name. */
export type DatabaseShape = v.InferOutput<typeof shape>

type Query = (sql: string) => Promise<Record<string, unknown>[]>

/**
 * Reads the `public` schema from the catalogue.
 *
 * @throws {v.ValiError} when the catalogue does not have the expected form.
 */
export async function readDatabaseShape(query: Query): Promise<DatabaseShape> {
  const [tables, functions] = [await query(tablesSql), await query(functionsSql)]
  return v.parse(shape, { tables: tables.map((row) => row['found']), functions: functions.map((row) => row['found']) })
}

// Names are sorted by bytes, so that the order is the same on every machine.
const tablesSql = `
select json_build_object(
  'name', c.relname,
  'columns', (
    select json_agg(json_build_object(
      'name', a.attname,
      'type', pg_catalog.format_type(a.atttypid, null),
      'nullable', not a.attnotnull,
      'filled', a.atthasdef or a.attidentity <> '',
      'generated', a.attgenerated <> '' or a.attidentity = 'a'
    ) order by a.attname collate "C")
    from pg_catalog.pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ),
  'relationships', (
    select coalesce(json_agg(json_build_object(
      'name', k.conname,
      'columns', ${columnsOf('k.conrelid', 'k.conkey')},
      'oneToOne', exists (
        select from pg_catalog.pg_constraint u
        where u.conrelid = k.conrelid and u.contype in ('p', 'u') and u.conkey <@ k.conkey and u.conkey @> k.conkey
      ),
      'referencedTable', target.relname,
      'referencedColumns', ${columnsOf('k.confrelid', 'k.confkey')}
    ) order by k.conname collate "C"), '[]')
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class target on target.oid = k.confrelid
    where k.conrelid = c.oid and k.contype = 'f' and target.relnamespace = c.relnamespace
  )
) as found
from pg_catalog.pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
order by c.relname collate "C"
`

const functionsSql = `
select json_build_object(
  'name', p.proname,
  'args', (
    select coalesce(json_agg(json_build_object(
      'name', arg.name,
      'type', pg_catalog.format_type(arg.type, null),
      'optional', arg.position > p.pronargs - p.pronargdefaults
    ) order by arg.name collate "C"), '[]')
    from unnest(p.proargnames[:p.pronargs], p.proargtypes::oid[]) with ordinality as arg (name, type, position)
    where arg.type is not null
  ),
  'returns', json_build_object(
    'type', pg_catalog.format_type(p.prorettype, null),
    'set', p.proretset,
    'columns', (
      select coalesce(json_agg(json_build_object('name', col.name, 'type', pg_catalog.format_type(col.type, null))
        order by col.name collate "C"), '[]')
      from unnest(p.proargnames, p.proallargtypes, p.proargmodes) as col (name, type, mode)
      where col.mode = 't'
    ),
    'table', (
      select c.relname from pg_catalog.pg_class c
      where c.reltype = p.prorettype and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    )
  )
) as found
from pg_catalog.pg_proc p
where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
order by p.proname collate "C"
`

/** SQL for the column names of a constraint, in the constraint's order. */
function columnsOf(relation: string, keys: string): string {
  return `(
    select json_agg(a.attname order by key.position)
    from unnest(${keys}) with ordinality as key (number, position)
    join pg_catalog.pg_attribute a on a.attrelid = ${relation} and a.attnum = key.number
  )`
}
