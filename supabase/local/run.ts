import { parseArgs } from 'node:util'
import { listenForBackups } from './archive/control.ts'
import { banner } from './banner.ts'
import { refuseIfInUse } from './data-lock.ts'
import { startHttpServer } from './http-server.ts'
import type { Frontend, HttpServer } from './http-server.ts'
import { LiveHeads } from './live-heads.ts'
import { openBackend } from './open-backend.ts'
import { dataFolder, places } from './places.ts'
import { openPostgres } from './postgres-database.ts'
import { printSafely } from './printable.ts'
import { callScheduledFunctions } from './scheduled-functions.ts'
import { loadSettings, siteOf } from './settings.ts'
import { StartupError, oneLine } from './startup-error.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** A frontend's request handler and, if it holds resources, its `close`. */
type RunningFrontend = { readonly handle: Frontend; close?(): Promise<void> }

/** The paths that a launcher uses: this project's unless arguments override them. */
type Paths = { readonly dist: string; readonly migrations: string; readonly seed: string }

type StartFrontend = (http: HttpServer, paths: Paths) => RunningFrontend | Promise<RunningFrontend>
/** Work that comes before the frontend, such as a build. `stop` ends it. */
type Preparation = { readonly done: Promise<void>; stop(): void }

type Closers = Array<() => Promise<void> | void>

const defaultPort = 4173

/**
 * Runs Comrade until it is stopped: binds the port, opens the backend, serves the frontend and prints the origin. If it
 * cannot start, prints the reason in one line and exits with code 1. Every minute, due reminders are sent, posts
 * published and files removed.
 *
 * Environment: PORT, HOST, ALLOWED_HOSTS, TRUSTED_PROXIES, SITE_URL, DATABASE_URL, SEED, COMRADE_DATA_DIR,
 * PUSH_SERVICES, VAPID_SUBJECT. Arguments: --dist, --migrations, --seed.
 *
 * @param prepare starts what comes before the frontend, once the database is open: data of another version is refused
 * before a build takes the place of the one that can open it.
 */
export async function run(startFrontend: StartFrontend, prepare?: () => Preparation): Promise<void> {
  printSafely()
  const closers: Closers = []
  const closeAll = () => Promise.allSettled(closers.splice(0).map(async (close) => close()))
  const signals = stopOnSignal(closeAll)
  try {
    await start(startFrontend, closers, prepare)
  } catch (error) {
    // A start that was stopped ends by itself.
    if (signals.isStopping()) return
    await closeAll()
    console.error(error instanceof StartupError ? `Comrade cannot start: ${error.message}` : error)
    process.exit(1)
  }
}

async function start(startFrontend: StartFrontend, closers: Closers, prepare?: () => Preparation): Promise<void> {
  const paths = pathsFrom(process.argv.slice(2))
  const dataDir = dataFolder()
  const url = process.env['DATABASE_URL']?.trim()
  const settings = await loadSettings(places.config)
  const seed = chosenSeed(process.env['SEED'])
  const seedFile = (seed ?? (url ? 'none' : 'demo')) === 'demo' ? paths.seed : undefined
  if (!url) await refuseIfInUse(dataDir)
  const site = siteOf(settings, process.env['SITE_URL'])
  const http = await startHttpServer({
    port: portFrom(process.env['PORT']),
    host: process.env['HOST']?.trim() || '127.0.0.1',
    names: site ? [new URL(site).hostname] : [],
  })
  closers.push(() => http.close())
  const siteUrl = site ?? http.origin
  const openFrontend = async () => {
    const frontend = await startFrontend(http, paths)
    closers.push(() => frontend.close?.())
    return frontend
  }
  const built = prepare ? undefined : await openFrontend()
  const database = url ? { database: () => openPostgres(url) } : {}
  const opening = openBackend({
    dataDir,
    migrationsDir: paths.migrations,
    seedFile,
    seedsOldData: seed === 'demo',
    siteUrl,
    origin: http.origin,
    settings,
    ...database,
  })
  // A start that is stopped waits for its migrations.
  closers.push(() =>
    opening.then(
      (opened) => opened.close(),
      () => {},
    ),
  )
  const backend = await opening
  if (prepare) await untilPrepared(prepare(), closers)
  const frontend = built ?? (await openFrontend())
  closers.push(callScheduledFunctions((request) => backend.fetch(request), siteUrl, backend.keys.secret))
  if (!url) closers.push(await listenForBackups(dataDir, (folder) => backend.snapshot(folder)))
  const live = new LiveHeads(backend)
  closers.push(() => live.close())
  http.attach({ backend: (request) => backend.fetch(request), frontend: frontend.handle, live })
  console.log(await banner(backend, { origin: http.origin, siteUrl, dataDir, databaseUrl: url, seedFile: paths.seed }))
}

/** Undefined where nothing is chosen: then a new embedded database gets demo data. */
function chosenSeed(text: string | undefined): 'demo' | 'none' | undefined {
  const chosen = text?.trim() ?? ''
  if (chosen === '') return undefined
  if (chosen === 'demo' || chosen === 'none') return chosen
  throw new StartupError(`SEED must be demo or none, not "${chosen}"`)
}

async function untilPrepared({ done, stop }: Preparation, closers: Closers): Promise<void> {
  closers.push(stop)
  await done
  closers.splice(closers.indexOf(stop), 1)
}

function pathsFrom(args: string[]): Paths {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ args, options: { dist: text, migrations: text, seed: text } })
    return {
      dist: values.dist ?? places.dist,
      migrations: values.migrations ?? places.migrations,
      seed: values.seed ?? places.seed,
    }
  } catch (error) {
    // Node's second sentence is about positional arguments, of which there are none.
    throw new StartupError(oneLine(error).replace(/\. To specify .*/, ''))
  }
}

function portFrom(text: string | undefined): number {
  if (!text?.trim()) return defaultPort
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new StartupError(`PORT must be a number from 0 to 65535, not "${text}"`)
}
