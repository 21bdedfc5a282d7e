import type { Connection } from '@supabase/lite'
import { PgliteConnection } from '@supabase/lite/pglite'
import type { IPgliteConnectionConfig } from '@supabase/lite/pglite'
import { applyCorrections } from './corrections/connections.ts'
import { hostedSessionSql } from './corrections/hosted-roles.ts'
import { jsonTypeParsers } from './corrections/json-types.ts'
import { stackRestorer } from './corrections/leaked-stack.ts'
import { printWithoutValues } from './corrections/printed-errors.ts'
import { StartupError, oneLine } from './startup-error.ts'

/** Runs SQL as the database's owner, which bypasses every policy. */
export type Sql = {
  query<Row>(text: string, params?: unknown[]): Promise<{ rows: Row[]; affectedRows?: number }>
  /** Runs a script of several statements. */
  exec(script: string): Promise<unknown>
}

/** A Lite connection with the corrections applied, plus direct SQL. */
export type Database = Connection & {
  readonly sql: Sql & { transaction<T>(job: (sql: Sql) => Promise<T>): Promise<T> }
  /** True if all requests share one session and so must run one at a time. */
  readonly oneSession: boolean
  /** Frees the memory that errors have leaked, if there is only one session; called between requests. */
  afterErrors(): void
  /** Opens the embedded database again from its files, as it no longer answers. @throws if it has no files */
  reopen(): Promise<void>
  /** A copy of the whole database. */
  dump(): Promise<Blob>
}

/** PGlite, which `npm start` runs. */
class EmbeddedDatabase extends PgliteConnection implements Database {
  readonly oneSession = true
  readonly #folder: string | undefined
  #restoreStack = () => {}

  constructor({ url, pgliteOptions }: Pick<IPgliteConnectionConfig, 'url' | 'pgliteOptions'> = {}) {
    super({
      ...(url === undefined ? {} : { url }),
      pgliteOptions: { ...pgliteOptions, parsers: { ...pgliteOptions?.parsers, ...jsonTypeParsers } },
    })
    this.#folder = url
    applyCorrections(this)
  }

  get sql(): Database['sql'] {
    return this.driver
  }

  /** Resolves when the database accepts queries. */
  async ready(): Promise<void> {
    await this.driver.waitReady
    await this.sql.exec(hostedSessionSql)
    await printWithoutValues(this.sql)
    this.#restoreStack = stackRestorer(this.driver)
  }

  afterErrors(): void {
    this.#restoreStack()
  }

  async reopen(): Promise<void> {
    if (this.#folder === undefined) throw new Error('A database in memory cannot be opened again')
    // The old one is not closed: it would write what it holds in memory over the files.
    const opened = new EmbeddedDatabase({ url: this.#folder })
    await opened.ready()
    this.driver = opened.driver
    this.kysely = opened.kysely
    this.#restoreStack = opened.#restoreStack
  }

  dump(): Promise<Blob> {
    return this.driver.dumpDataDir('none')
  }
}

/**
 * Opens the database in a folder, or in memory if `folder` is undefined.
 *
 * @param from a copy of another database to start from instead of an empty one.
 * @throws {StartupError} when it cannot be opened.
 */
export async function openDatabase(folder: string | undefined, from?: Blob): Promise<Database> {
  const database = new EmbeddedDatabase({
    ...(folder === undefined ? {} : { url: folder }),
    ...(from === undefined ? {} : { pgliteOptions: { loadDataDir: from } }),
  })
  try {
    await database.ready()
    return database
  } catch (error) {
    throw new StartupError(
      `the database ${folder === undefined ? 'in memory' : `in ${folder}`} cannot be opened: ${oneLine(error)}`,
    )
  }
}
