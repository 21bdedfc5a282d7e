import * as v from 'valibot'
import type { Sql } from '../database.ts'
import { quoted, readSequences, readTables } from './tables.ts'
import type { Manifest, StoredTable } from './tables.ts'

/** The parts of an archive that a restored database lacks, each in a few words. */
export type LeftOut = readonly string[]

/** Rows that belong to a version of Comrade: in an archive of another version they are not taken. */
const ofVersion: ReadonlySet<string> = new Set(['storage.buckets', 'private.shipped_providers'])

/**
 * Inserts rows, and tells of each that is refused why. In the database, because a failed statement ends the transaction
 * of its caller.
 */
const loaderSql = `
create function pg_temp.load_rows(target text, columns text, lines jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  statement text := pg_catalog.format(
    'insert into %1$s (%2$s) overriding system value select %2$s from pg_catalog.jsonb_populate_recordset(null::%1$s, $1)', target, columns);
  line jsonb;
  refused jsonb := '[]';
begin
  begin
    execute statement using lines;
    return refused;
  exception when others then
    -- One row after another, then.
  end;
  for line in select each.value from pg_catalog.jsonb_array_elements(lines) as each loop
    begin
      execute statement using pg_catalog.jsonb_build_array(line);
    exception when others then
      refused := refused || pg_catalog.to_jsonb(sqlerrm);
    end;
  end loop;
  return refused;
end $$;
`

const answerSchema = v.tuple([v.object({ refused: v.array(v.string()) })])

type Target = { readonly stored: StoredTable; readonly columns: readonly string[] }

const counted = (count: number): string => (count === 1 ? '1 row' : `${count} rows`)

/**
 * Loads the rows of an archive into a database that has been migrated, in one transaction, in which nothing else runs.
 */
export class RowLoader {
  readonly #sql: Sql
  readonly #targets: ReadonlyMap<number, Target>
  readonly #leftOut: string[]
  readonly #refused = new Map<string, number>()

  private constructor(sql: Sql, targets: ReadonlyMap<number, Target>, leftOut: string[]) {
    this.#sql = sql
    this.#targets = targets
    this.#leftOut = leftOut
  }

  /**
   * Compares the tables and empties those that are loaded. Until `finish()` no trigger runs and no foreign key is
   * compared.
   *
   * @param sameVersion whether the archive has the migrations of the database
   */
  static async begin(
    sql: Sql,
    { tables }: Pick<Manifest, 'tables'>,
    { sameVersion }: { readonly sameVersion: boolean },
  ): Promise<RowLoader> {
    const present = new Map((await readTables(sql)).map((table) => [table.name, table]))
    const leftOut: string[] = []
    const targets = new Map<number, Target>()
    for (const [index, stored] of tables.entries()) {
      if (!sameVersion && ofVersion.has(stored.name)) continue
      const known = present.get(stored.name)
      if (!known) {
        leftOut.push(`the table ${stored.name}`)
        continue
      }
      const missing = stored.columns.filter((column) => !known.columns.includes(column))
      leftOut.push(...missing.map((column) => `the column ${column} of ${stored.name}`))
      targets.set(index, { stored, columns: stored.columns.filter((column) => known.columns.includes(column)) })
    }
    await sql.exec(`set local session_replication_role = replica; ${loaderSql}`)
    for (const { stored } of targets.values()) await sql.exec(`delete from ${stored.name}`)
    return new RowLoader(sql, targets, leftOut)
  }

  /** Loads some rows of the table with this number in the manifest. */
  async load(table: number, lines: readonly string[]): Promise<void> {
    const target = this.#targets.get(table)
    if (!target || target.columns.length === 0) return
    const { rows } = await this.#sql.query('select pg_temp.load_rows($1, $2, $3::text::jsonb) as refused', [
      target.stored.name,
      target.columns.map(quoted).join(', '),
      `[${lines.join(',')}]`,
    ])
    const [{ refused }] = v.parse(answerSchema, rows)
    for (const reason of refused) this.#count(`of ${target.stored.name}: ${reason}`)
  }

  /**
   * Sets the sequences, leaves out what refers to rows that are not there, and lets triggers run again.
   * @returns what is left out
   */
  async finish({ sequences }: Pick<Manifest, 'sequences'>): Promise<LeftOut> {
    const present = new Set((await readSequences(this.#sql)).map(({ name }) => name))
    for (const { name, last } of sequences) {
      if (last !== null && present.has(name))
        await this.#sql.query('select pg_catalog.setval($1::regclass, $2::bigint)', [name, last])
    }
    await this.#removeOrphans()
    await this.#sql.exec(
      'set local session_replication_role = origin; drop function pg_temp.load_rows(text, text, jsonb)',
    )
    return [...this.#leftOut, ...[...this.#refused].map(([reason, count]) => `${counted(count)} ${reason}`)]
  }

  #count(reason: string, by = 1): void {
    this.#refused.set(reason, (this.#refused.get(reason) ?? 0) + by)
  }

  /** A row without the row that it refers to goes, or loses the reference, as if that one had been deleted. */
  async #removeOrphans(): Promise<void> {
    const keys = await readForeignKeys(this.#sql)
    for (let isDone = false; !isDone;) {
      isDone = true
      for (const key of keys) {
        const { affectedRows = 0 } = await this.#sql.query(orphansSql(key))
        if (affectedRows > 0) {
          isDone = false
          this.#count(
            `of ${key.child}: ${key.forgets ? 'their reference to' : 'they refer to'} rows of ${key.parent} that are not there`,
            affectedRows,
          )
        }
      }
    }
  }
}

const keySchema = v.object({
  child: v.string(),
  parent: v.string(),
  columns: v.array(v.string()),
  referenced: v.array(v.string()),
  forgets: v.boolean(),
})
type ForeignKey = v.InferOutput<typeof keySchema>

const namesOf = (relation: string, numbers: string): string => `(
  select pg_catalog.json_agg(a.attname order by key.position) from pg_catalog.unnest(${numbers}) with ordinality as key (number, position)
  join pg_catalog.pg_attribute as a on a.attrelid = ${relation} and a.attnum = key.number)`

const foreignKeysSql = `
select pg_catalog.format('%I.%I', cn.nspname, c.relname) as child, pg_catalog.format('%I.%I', pn.nspname, p.relname) as parent,
  ${namesOf('k.conrelid', 'k.conkey')} as columns, ${namesOf('k.confrelid', 'k.confkey')} as referenced, k.confdeltype = 'n' as forgets
from pg_catalog.pg_constraint as k
join pg_catalog.pg_class as c on c.oid = k.conrelid join pg_catalog.pg_namespace as cn on cn.oid = c.relnamespace
join pg_catalog.pg_class as p on p.oid = k.confrelid join pg_catalog.pg_namespace as pn on pn.oid = p.relnamespace
where k.contype = 'f' order by cn.nspname, c.relname, k.conname`

async function readForeignKeys(sql: Sql): Promise<readonly ForeignKey[]> {
  return v.parse(v.array(keySchema), (await sql.query(foreignKeysSql)).rows)
}

function orphansSql({ child, parent, columns, referenced, forgets }: ForeignKey): string {
  const own = columns.map((column) => `child.${quoted(column)}`)
  const joined = own.map((column, index) => `parent.${quoted(referenced[index] ?? '')} = ${column}`).join(' and ')
  const orphaned = `${own.map((column) => `${column} is not null`).join(' and ')} and not exists (select from ${parent} as parent where ${joined})`
  const change = forgets
    ? `update ${child} as child set ${columns.map((column) => `${quoted(column)} = null`).join(', ')}`
    : `delete from ${child} as child`
  return `${change} where ${orphaned}`
}
