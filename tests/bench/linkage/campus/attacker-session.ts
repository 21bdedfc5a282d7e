import postgres from 'postgres'
import * as v from 'valibot'
import type { ReadableTable, Role } from './readable-tables.ts'

const rowsSchema = v.array(v.object({ row: v.record(v.string(), v.unknown()) }))
export type SeenRow = Readonly<Record<string, unknown>>

/** Access to the database with the rights of one role. Reads take no transaction id. */
export type AttackerSession = {
  /** @param ids null reads all rows */
  read(table: ReadableTable, ids: readonly string[] | null): Promise<readonly SeenRow[]>
  /** Runs a query. @returns its rows as JSON, like the API */
  ask(query: string, params?: readonly string[]): Promise<readonly SeenRow[]>
  write(statement: string, params: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** @param user id of the account; null for `anon` */
export const openAttackerSession = async (
  url: string,
  role: Role,
  user: string | null = null,
): Promise<AttackerSession> => {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { TimeZone: 'UTC', application_name: 'attacker' },
  })
  const claims = JSON.stringify(user === null ? { role } : { role, sub: user })
  await sql.unsafe(
    `select set_config('request.jwt.claims', $1, false), set_config('request.jwt.claim.sub', $2, false)`,
    [claims, user ?? ''],
  )
  await sql.unsafe(`set role ${role}`)
  const ask = async (query: string, params: readonly string[] = []) =>
    v
      .parse(rowsSchema, [
        ...(await sql.unsafe(`select pg_catalog.to_jsonb(seen) as row from (${query}) as seen`, [...params], {
          prepare: true,
        })),
      ])
      .map(({ row }) => row)
  return {
    ask,
    read({ table, columns }, ids) {
      const selection = `select ${columns.map((column) => `"${column}"`).join(', ')} from public."${table}"`
      return ids === null
        ? ask(selection)
        : ask(`${selection} where id = any(pg_catalog.string_to_array($1, ',')::uuid[])`, [ids.join(',')])
    },
    write: async (statement, params) => void (await sql.unsafe(statement, [...params], { prepare: true })),
    close: () => sql.end({ timeout: 1 }),
  }
}
