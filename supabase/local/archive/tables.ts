import * as v from 'valibot'
import type { Sql } from '../database.ts'

/** The schemas with the data of people and of the app; in the last one, which demo data was inserted. */
const schemas = ['auth', 'private', 'public', 'server', 'storage', 'supabase_migrations']
const schemaList = schemas.map((name) => `'${name}'`).join(', ')

const tableSchema = v.object({ name: v.string(), columns: v.array(v.string()) })
const sequenceSchema = v.object({ name: v.string(), last: v.nullable(v.string()) })

/** A table by its quoted name with its schema, and the columns that can be written. */
export type StoredTable = v.InferOutput<typeof tableSchema>

/** The manifest of an archive. */
export const manifestSchema = v.object({
  format: v.literal(1),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.object({ version: v.string(), name: v.string(), hash: v.string() })),
  tables: v.array(tableSchema),
  sequences: v.array(sequenceSchema),
})

export type Manifest = v.InferOutput<typeof manifestSchema>

/** The tables whose rows are data. The history of migrations is made by the migrations themselves. */
export async function readTables(sql: Pick<Sql, 'query'>): Promise<StoredTable[]> {
  const { rows } = await sql.query<{ name: string; columns: string[] }>(`
    select pg_catalog.format('%I.%I', n.nspname, c.relname) as name, (
      select coalesce(pg_catalog.json_agg(a.attname order by a.attnum), '[]') from pg_catalog.pg_attribute as a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ) as columns
    from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence <> 't' and n.nspname in (${schemaList})
      and not (n.nspname = 'supabase_migrations' and c.relname = 'schema_migrations')
    order by n.nspname, c.relname`)
  return v.parse(v.array(tableSchema), rows)
}

/** The sequences, with the last number that each has given. */
export async function readSequences(sql: Pick<Sql, 'query'>): Promise<Manifest['sequences']> {
  const { rows } = await sql.query(`
    select pg_catalog.format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_catalog.pg_sequences where schemaname in (${schemaList}) order by schemaname, sequencename`)
  return v.parse(v.array(sequenceSchema), rows)
}

export const quoted = (column: string): string => `"${column.replaceAll('"', '""')}"`

/** The folders and files of an archive. */
export const archiveNames = {
  manifest: 'manifest.json',
  rows: 'rows/',
  pictures: 'storage/',
  keys: ['keys.json', 'vapid.json'],
  end: 'end.json',
} as const

/** The number of rows of each table. It is the last file of an archive: one that is cut off lacks it. */
export const endSchema = v.record(v.string(), v.number())
