import { PostgresConnection } from '@supabase/lite/postgres'
import type { Sql as Driver } from 'postgres'
import { applyCorrections } from './corrections/connections.ts'
import { jsonTypeParsers } from './corrections/json-types.ts'
import { printWithoutValues } from './corrections/printed-errors.ts'
import { passRequestHeaders } from './corrections/request-headers.ts'
import type { Database, Sql } from './database.ts'
import { StartupError, oneLine } from './startup-error.ts'

/** Lite passes JSON as text, which this driver would serialize a second time. */
const asJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const types = {
  json: { to: 114, from: [114], serialize: asJson, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: asJson, parse: JSON.parse },
  numeric: { to: 1700, from: [1700], serialize: String, parse: jsonTypeParsers[1700] },
  timestamp: { to: 1114, from: [1114], serialize: String, parse: jsonTypeParsers[1114] },
  timestamptz: { to: 1184, from: [1184], serialize: String, parse: jsonTypeParsers[1184] },
}

/** A PostgreSQL server as Lite's database, with several sessions, as on a hosted project. */
export class PostgresDatabase extends PostgresConnection implements Database {
  readonly oneSession = false
  readonly sql: Database['sql']

  constructor(url: string) {
    const connection = { TimeZone: 'UTC', search_path: '"$user", public, extensions', application_name: 'comrade' }
    super({ url, postgresOptions: { max: 10, onnotice: () => {}, types, connection } })
    applyCorrections(this)
    passRequestHeaders(this)
    this.sql = {
      ...sqlOn(this.driver),
      transaction: (job) => this.driver.begin((transaction) => job(sqlOn(transaction))) as never,
    }
  }

  afterErrors(): void {}

  async reopen(): Promise<void> {
    throw new Error('reopen() is for the embedded database; the driver connects again by itself')
  }

  async dump(): Promise<Blob> {
    throw new Error('dump() is not supported on a PostgreSQL server; create the database from a template instead')
  }
}

/**
 * Opens a database on a PostgreSQL server.
 *
 * @throws {StartupError} when it cannot be reached. The message does not repeat the URL, which may hold a password.
 */
export async function openPostgres(url: string): Promise<Database> {
  try {
    const database = new PostgresDatabase(url)
    await database.sql.query('select')
    await printWithoutValues(database.sql)
    return database
  } catch (error) {
    throw new StartupError(`the database of DATABASE_URL cannot be opened: ${oneLine(error)}`)
  }
}

function sqlOn(driver: Pick<Driver, 'unsafe'>): Sql {
  return {
    async query<Row>(text: string, params: unknown[] = []) {
      const rows = await driver.unsafe(text, params as never[])
      return { rows: [...rows] as Row[], affectedRows: rows.count }
    },
    exec: (script) => driver.unsafe(script).simple(),
  }
}
