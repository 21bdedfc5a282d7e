import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, setExperimental } from '@supabase/lite'
import { rememberingRedirect } from './corrections/mail-redirects.ts'
import { withoutMultipart } from './corrections/multipart-uploads.ts'
import { signUpAgain } from './corrections/repeated-sign-ups.ts'
import { resendConfirmation } from './corrections/resent-confirmations.ts'
import { lockDataFolder } from './data-lock.ts'
import { openDatabase } from './database.ts'
import type { Database } from './database.ts'
import { CapturedEmails } from './emails.ts'
import { callFunction, edgeFunctions } from './functions.ts'
import type { EdgeFunctions } from './functions.ts'
import { loadKeys, makeKeys } from './keys.ts'
import type { Keys } from './keys.ts'
import { applyMigrations } from './migrations.ts'
import type { MigrationReport } from './migrations.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { seedOnce } from './seed.ts'
import type { Settings } from './settings.ts'
import { StartupError, oneLine } from './startup-error.ts'
import { StorageFiles } from './storage-files.ts'
import { makeSystemSchemas } from './system-schemas.ts'

export type BackendOptions = {
  /** Where data, pictures and keys live; without it everything is gone when the backend closes. */
  dataDir?: string | undefined
  migrationsDir: string
  /** The demo data, put in once; without it the tables start empty. */
  seedFile?: string | undefined
  /** The origin that the app and the backend are served from; links in mails lead there. */
  siteUrl: string
  settings: Settings
  functions?: EdgeFunctions
  /** Where mails are shown; the console unless told otherwise. */
  showEmail?: (block: string) => void
  /** A copy made by `dump()` to begin with, for a backend in memory. */
  from?: Blob
}

/** A running embedded backend. */
export type Backend = {
  readonly keys: Keys
  readonly emails: CapturedEmails
  readonly migrations: MigrationReport
  /** Answers a call to `/rest/v1`, `/auth/v1`, `/storage/v1` or `/functions/v1`. */
  fetch(request: Request): Promise<Response>
  /** Runs SQL as the database's owner, past every policy. */
  query<Row extends Record<string, unknown>>(sql: string, params?: unknown[]): Promise<Row[]>
  /** A copy of the whole database. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

/**
 * Opens the embedded backend: Supabase Lite on PGlite with this project's migrations and demo data.
 *
 * @throws {StartupError} (its kinds: DataInUseError, DataFolderError, MigrationFailedError) saying what to do about it.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir } = options
  const unlock = dataDir === undefined ? async () => {} : await lockDataFolder(dataDir)
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'comrade-')))
  const discard = async () => (dataDir === undefined ? rm(folder, { recursive: true, force: true }) : undefined)
  try {
    const keys = dataDir === undefined ? await makeKeys() : await loadKeys(dataDir)
    const database = await openOrExplain(dataDir === undefined ? undefined : join(folder, 'data'), options.from)
    try {
      return await assemble(options, keys, database, join(folder, 'storage'), async () => {
        await database.close()
        await unlock()
        await discard()
      })
    } catch (error) {
      await database.close()
      throw error
    }
  } catch (error) {
    await unlock()
    await discard()
    throw error
  }
}

async function assemble(
  options: BackendOptions,
  keys: Keys,
  database: Database,
  storageFolder: string,
  release: () => Promise<void>,
): Promise<Backend> {
  await makeSystemSchemas(database)
  const migrations = await applyMigrations(database, options.migrationsDir)
  if (options.seedFile !== undefined) await seedOnce(database, options.seedFile)
  const emails = new CapturedEmails(options.showEmail)
  const app = await startLite(options, keys, database, emails, storageFolder)
  // Lite shares one database session among all requests without a queue: a request would land in another's transaction.
  const exclusively = oneAtATime()
  const isConfirmed = (email: string) => hasConfirmedAccount(database, email)
  const context = { database, emails, siteUrl: options.siteUrl, settings: options.settings }
  const withResend = (request: Request) => resendConfirmation(request, async (call) => app.fetch(call), context)
  const functions = options.functions ?? edgeFunctions
  return {
    keys,
    emails,
    migrations,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/functions/v1/')) return callFunction(functions, request)
      if (!/^\/(rest|auth|storage)\/v1(\/|$)/.test(pathname)) return Response.json({ message: 'Not found' }, { status: 404 })
      const plain = await withoutMultipart(request)
      return exclusively(() => rememberingRedirect(plain, () => signUpAgain(plain, withResend, isConfirmed)))
    },
    query: (sql, params = []) => exclusively(async () => (await database.driver.query(sql, params)).rows as never),
    dump: () => exclusively(async () => database.driver.dumpDataDir('none')),
    close: () => exclusively(release),
  }
}

async function startLite(options: BackendOptions, keys: Keys, database: Database, emails: CapturedEmails, storageFolder: string): Promise<App> {
  const { api, auth, storage } = options.settings
  const app = new App({
    connection: database,
    api: { ...api, enabled: true },
    auth: {
      ...auth,
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      site_url: options.siteUrl,
      additional_redirect_urls: [...auth.additional_redirect_urls, `${options.siteUrl}/**`],
    },
    storage: { ...storage, enabled: true },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: emails } },
  })
  app._storageAdapter = new StorageFiles(storageFolder)
  await app.init()
  await database.introspect()
  // After init, which would print a warning about it: storage is looked up a request.
  setExperimental('storage', true)
  return app as unknown as App
}

async function hasConfirmedAccount({ driver }: Database, email: string): Promise<boolean> {
  const { rows } = await driver.query('select from auth.users where email = lower($1) and confirmed_at is not null', [email])
  return rows.length > 0
}

async function openOrExplain(folder: string | undefined, from: Blob | undefined): Promise<Database> {
  try {
    return await openDatabase(folder, from)
  } catch (error) {
    throw new StartupError(`the database ${folder ?? 'in memory'} cannot be opened: ${oneLine(error)}`)
  }
}
