import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { writeSnapshot } from './archive/snapshot.ts'
import { resetSession } from './corrections/clean-session.ts'
import { MailOrigins } from './corrections/mail-origins.ts'
import { withoutMultipart } from './corrections/multipart-uploads.ts'
import { refuseNull } from './corrections/null-characters.ts'
import { withRequestHeaders } from './corrections/request-headers.ts'
import { SignedLinks } from './corrections/signed-links.ts'
import { refuseCostly } from './door/costly-bodies.ts'
import { answerEvenly } from './door/even-answers.ts'
import { refuseEndedSession, refuseForeignToken } from './door/refuse-foreign-token.ts'
import { readExposedSchema } from './door/exposed-schema.ts'
import { refusePicture } from './door/refuse-picture.ts'
import { refuseUnknown } from './door/refuse-unknown.ts'
import { lockDataFolder, shareDataFolder } from './data-lock.ts'
import { openDatabase } from './database.ts'
import type { Database } from './database.ts'
import { CapturedEmails } from './emails.ts'
import { callFunction, edgeFunctions } from './functions.ts'
import type { EdgeFunctions } from './functions.ts'
import { loadKeys, makeKeys, withKeyOf } from './keys.ts'
import type { Keys } from './keys.ts'
import { startLite } from './lite.ts'
import { applyMigrations, readHistory, refuseOtherVersion } from './migrations.ts'
import type { MigrationReport } from './migrations.ts'
import { atOnce, oneAtATime, TooManyWaitingError, type Caller } from './scheduler.ts'
import { addSamples, seedOnce, wantSeed } from './seed.ts'
import type { Settings } from './settings.ts'
import { makeSystemSchemas } from './system-schemas.ts'
import { accountOf, bearerOf } from './token-claims.ts'
import { loadVapidKeys, makeVapidKeys } from './vapid-keys.ts'
import type { VapidKeys } from './vapid-keys.ts'

export type BackendOptions = {
  /** The folder for data, pictures and keys; if omitted, everything is discarded on close. */
  dataDir?: string | undefined
  migrationsDir: string
  /** The demo data, inserted once; if omitted, the tables start empty. */
  seedFile?: string | undefined
  /** True if a database that has data already gets the demo data, too. */
  seedsOldData?: boolean
  /** The origin at which people open the app; links in mails point to it. */
  siteUrl: string
  settings: Settings
  /** The address of the app, for the message to a second start. */
  origin?: string
  functions?: EdgeFunctions
  /** Prints a mail; to the console by default. */
  showEmail?: (block: string) => void
  /** A copy made by `dump()` to start from, for a backend in memory. */
  from?: Blob
  /** The keys; by default those of the data folder, or new ones. */
  keys?: Keys
  /** Opens the database; the embedded one by default. Another one may have several processes, which share `dataDir`. */
  database?: () => Promise<Database>
}

export type Backend = {
  readonly keys: Keys
  readonly emails: CapturedEmails
  readonly migrations: MigrationReport
  /** Handles `/rest/v1`, `/auth/v1`, `/storage/v1` and `/functions/v1`; anything else is a 404. */
  fetch(request: Request): Promise<Response>
  /** Runs SQL as the database's owner, which bypasses every policy. */
  query<Row extends Record<string, unknown>>(sql: string, params?: unknown[]): Promise<Row[]>
  /** The slugs of all campuses. */
  readCampuses(): Promise<string[]>
  /** The newest public revision of a campus; null for an unknown one. */
  readHead(campus: string): Promise<number | null>
  dump(): Promise<Blob>
  /** Writes the data, the pictures and the keys of one moment into a new folder. */
  snapshot(folder: string): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the embedded backend: Supabase Lite on PGlite with this project's migrations and demo data.
 *
 * @throws {StartupError} that says what to do; subclasses: DataInUseError, DataFolderError, MigrationFailedError.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir } = options
  const release: Array<() => Promise<void>> = []
  const releaseAll = async () => {
    while (release.length > 0) await release.pop()?.()
  }
  try {
    // Several processes on one database share the folder: keys are written once, and no two pictures have the same
    // name.
    if (dataDir !== undefined)
      release.push(
        await (options.database ? shareDataFolder(dataDir) : lockDataFolder(dataDir, { origin: options.origin ?? '' })),
      )
    const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'comrade-')))
    if (dataDir === undefined) release.push(() => rm(folder, { recursive: true, force: true }))
    const keys = options.keys ?? (dataDir === undefined ? await makeKeys() : await loadKeys(dataDir))
    const vapid = dataDir === undefined ? await makeVapidKeys() : await loadVapidKeys(dataDir)
    const embedded = () => openDatabase(dataDir === undefined ? undefined : join(folder, 'data'), options.from)
    const database = await (options.database ?? embedded)()
    release.push(() => database.close())
    return await assemble(options, {
      keys,
      vapid,
      database,
      storageFolder: join(folder, 'storage'),
      release: releaseAll,
    })
  } catch (error) {
    await releaseAll()
    throw error
  }
}

const newestRevision = `select private.newest_revision($1)::float8 as head where exists (select from public.campuses where slug = $1)`

/**
 * The number of requests of one caller that may wait for the database. All phones of a hostel without accounts are one
 * caller.
 */
const maxWaiting = 500

const callerOf = ({ headers }: Request, { jwtSecret }: Keys): Caller => ({
  network: headers.get('cf-connecting-ip') ?? '',
  account: accountOf(bearerOf(headers), jwtSecret),
})

const tooManyWaiting = (): Response =>
  Response.json(
    { code: 'PT429', message: 'Too many requests at once, try again later', details: null, hint: null },
    { status: 429, headers: { 'retry-after': '3' } },
  )

const brokenForm = (): Response =>
  Response.json({ statusCode: '400', error: 'InvalidRequest', message: 'The form cannot be read' }, { status: 400 })

type Opened = {
  readonly keys: Keys
  readonly vapid: VapidKeys
  readonly database: Database
  readonly storageFolder: string
  readonly release: () => Promise<void>
}

/** Of several processes that start on one database, one migrates it and the others wait. */
const inOneProcess = <Result>(database: Database, job: () => Promise<Result>): Promise<Result> =>
  database.oneSession
    ? job()
    : database.sql.transaction(async (transaction) => {
        await transaction.query(`select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('comrade.migrations'))`)
        return job()
      })

async function assemble(
  { functions, migrationsDir, seedFile, seedsOldData = false, showEmail, settings, siteUrl }: BackendOptions,
  { keys, vapid, database, storageFolder, release }: Opened,
): Promise<Backend> {
  const migrations = await inOneProcess(database, async () => {
    await refuseOtherVersion(database, migrationsDir)
    await makeSystemSchemas(database)
    const isNew = (await readHistory(database.sql)).length === 0
    const applied = await applyMigrations(database, migrationsDir)
    if (seedFile !== undefined && isNew) await wantSeed(database, seedFile)
    if (seedFile !== undefined) await (seedsOldData && !isNew ? addSamples : seedOnce)(database, seedFile)
    return applied
  })
  const links = new SignedLinks(keys.jwtSecret)
  const origins = new MailOrigins(siteUrl, settings.auth.additional_redirect_urls)
  const emails = new CapturedEmails(settings.auth.email.template, links, origins, showEmail)
  const lite = await startLite({ database, keys, emails, links, origins, settings, siteUrl, storageFolder })
  const exposed = await readExposedSchema(database.sql)
  const inTurn = database.oneSession ? oneAtATime(maxWaiting) : atOnce
  const callDatabase = async (request: Request) => {
    const refusal =
      refuseNull(request) ??
      (await refuseUnknown(request, exposed, keys.secret)) ??
      refuseForeignToken(request) ??
      (database.oneSession ? await refuseCostly(request) : undefined)
    if (refusal) return refusal
    const normalized = await withoutMultipart(request)
    if (!normalized) return brokenForm()
    const unshowable = await refusePicture(normalized, keys.secret)
    if (unshowable) return unshowable
    try {
      return await inTurn(
        async () => {
          // Whoever has hung up meanwhile takes no time of the others.
          if (request.signal.aborted) return new Response(null, { status: 499 })
          await resetSession(database, normalized)
          return (
            (await refuseEndedSession(normalized, database.sql)) ??
            withRequestHeaders(normalized, () => lite(normalized))
          )
        },
        callerOf(normalized, keys),
      )
    } catch (error) {
      if (error instanceof TooManyWaitingError) return tooManyWaiting()
      throw error
    }
  }
  const stopping = new AbortController()
  const edge = functions ?? edgeFunctions({ keys, vapid, siteUrl, callDatabase, stopping: stopping.signal })
  const running = new Set<Promise<Response>>()
  return {
    keys,
    emails,
    migrations,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/functions/v1/')) {
        const call = callFunction(edge, request)
        running.add(call)
        return call.finally(() => running.delete(call))
      }
      if (!/^\/(rest|auth|storage)\/v1(\/|$)/.test(pathname))
        return Response.json({ message: 'Not found' }, { status: 404 })
      withKeyOf(keys, request)
      return answerEvenly(request, () => callDatabase(request))
    },
    query: (sql, params = []) => inTurn(async () => (await database.sql.query(sql, params)).rows as never),
    async readCampuses() {
      const { rows } = await inTurn(async () =>
        database.sql.query<{ slug: string }>('select slug from public.campuses'),
      )
      return rows.map(({ slug }) => slug)
    },
    async readHead(campus) {
      const { rows } = await inTurn(async () => database.sql.query<{ head: number | null }>(newestRevision, [campus]))
      return rows[0]?.head ?? null
    },
    dump: () => inTurn(async () => database.dump()),
    snapshot: (folder) =>
      inTurn(async () => {
        await resetSession(database, new Request(siteUrl))
        await writeSnapshot({ database, dataDir: dirname(storageFolder), folder })
      }),
    async close() {
      // Running functions still need the database to record their results.
      stopping.abort()
      await Promise.allSettled(running)
      await inTurn(release)
    },
  }
}
