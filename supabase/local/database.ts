import type { IntrospectResult } from '@supabase/lite'
import { PgliteConnection } from '@supabase/lite/pglite'
import type { IPgliteConnectionConfig } from '@supabase/lite/pglite'
import { hostedSessionSql } from './corrections/hosted-roles.ts'
import { jsonTypeParsers } from './corrections/json-types.ts'
import { partialIndexesSql, withoutPartialIndexes } from './corrections/partial-indexes.ts'
import { asPostgrestError } from './corrections/postgrest-errors.ts'
import { StartupError, oneLine } from './startup-error.ts'

/** Lite's connection to PGlite with the corrections that bring it back to what the hosted service does. */
export class Database extends PgliteConnection {
  readonly #corrected = new WeakSet<IntrospectResult>()

  constructor({ pgliteOptions, ...config }: IPgliteConnectionConfig = {}) {
    super({ ...config, pgliteOptions: { ...pgliteOptions, parsers: { ...pgliteOptions?.parsers, ...jsonTypeParsers } } })
    // Declared private, hence not overridable by name: see corrections/hosted-roles.ts.
    Object.defineProperty(this, 'ensureRlsContext', { value: async () => true })
  }

  override async introspect(options?: { useCache?: boolean }): Promise<IntrospectResult> {
    const found = await super.introspect(options)
    if (this.#corrected.has(found)) return found
    const { rows } = await this.driver.query<{ schema: string; name: string }>(partialIndexesSql)
    withoutPartialIndexes(found, rows)
    this.#corrected.add(found)
    return found
  }

  override normalizeDbError(thrown: unknown): unknown {
    return asPostgrestError(thrown)
  }
}

/**
 * Opens the database in a folder, or in memory when there is none.
 *
 * @param from a copy of another database to begin with instead of an empty one.
 * @throws {StartupError} when it cannot be opened.
 */
export async function openDatabase(folder: string | undefined, from?: Blob): Promise<Database> {
  const database = new Database({
    ...(folder === undefined ? {} : { url: folder }),
    ...(from === undefined ? {} : { pgliteOptions: { loadDataDir: from } }),
  })
  try {
    await database.driver.waitReady
    await database.driver.exec(hostedSessionSql)
    return database
  } catch (error) {
    throw new StartupError(`the database ${folder === undefined ? 'in memory' : `in ${folder}`} cannot be opened: ${oneLine(error)}`)
  }
}
