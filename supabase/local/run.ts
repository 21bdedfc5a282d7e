import { parseArgs } from 'node:util'
import { banner } from './banner.ts'
import { startHttpServer } from './http-server.ts'
import type { Frontend, HttpServer } from './http-server.ts'
import { LiveHeads } from './live-heads.ts'
import { openBackend } from './open-backend.ts'
import { dataFolder, places } from './places.ts'
import { openPostgres } from './postgres-database.ts'
import { printSafely } from './printable.ts'
import { callScheduledFunctions } from './scheduled-functions.ts'
import { loadSettings } from './settings.ts'
import { StartupError, oneLine } from './startup-error.ts'

/** A frontend's request handler and, if it holds resources, its `close`. */
type RunningFrontend = { readonly handle: Frontend; close?(): Promise<void> }

/** The paths that a launcher uses: this project's unless arguments override them. */
type Paths = { readonly dist: string; readonly migrations: string; readonly seed: string }

type StartFrontend = (http: HttpServer, paths: Paths) => RunningFrontend | Promise<RunningFrontend>
type Closers = Array<() => Promise<void> | void>

const defaultPort = 4173

/**
 * Runs Comrade until it is stopped: binds the port, opens the backend, serves the frontend and prints the origin. If it
 * cannot start, prints the reason in one line and exits with code 1. Every minute, due reminders are sent, posts
 * published and files removed.
 *
 * Environment: PORT, HOST, ALLOWED_HOSTS, TRUSTED_PROXIES, DATABASE_URL, COMRADE_DATA_DIR, PUSH_SERVICES, VAPID_SUBJECT. Arguments: --dist, --migrations, --seed.
 */
export async function run(startFrontend: StartFrontend): Promise<void> {
  printSafely()
  const closers: Closers = []
  const closeAll = () => Promise.allSettled(closers.splice(0).map(async (close) => close()))
  stopOnSignal(closeAll)
  try {
    await start(startFrontend, closers)
  } catch (error) {
    await closeAll()
    console.error(error instanceof StartupError ? `Comrade cannot start: ${error.message}` : error)
    process.exit(1)
  }
}

async function start(startFrontend: StartFrontend, closers: Closers): Promise<void> {
  const paths = pathsFrom(process.argv.slice(2))
  const dataDir = dataFolder()
  const http = await startHttpServer({ port: portFrom(process.env['PORT']), host: process.env['HOST']?.trim() || '127.0.0.1' })
  closers.push(() => http.close())
  const frontend = await startFrontend(http, paths)
  closers.push(() => frontend.close?.())
  const settings = await loadSettings(places.config)
  const url = process.env['DATABASE_URL']?.trim()
  const database = url ? { database: () => openPostgres(url) } : {}
  const backend = await openBackend({ dataDir, migrationsDir: paths.migrations, seedFile: paths.seed, siteUrl: http.origin, settings, ...database })
  closers.push(callScheduledFunctions((request) => backend.fetch(request), http.origin, backend.keys.secret))
  closers.push(() => backend.close())
  const live = new LiveHeads(backend)
  closers.push(() => live.close())
  http.attach({ backend: (request) => backend.fetch(request), frontend: frontend.handle, live })
  console.log(await banner(backend, { origin: http.origin, dataDir, seedFile: paths.seed }))
}

function pathsFrom(args: string[]): Paths {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ args, options: { dist: text, migrations: text, seed: text } })
    return { dist: values.dist ?? places.dist, migrations: values.migrations ?? places.migrations, seed: values.seed ?? places.seed }
  } catch (error) {
    throw new StartupError(oneLine(error))
  }
}

function portFrom(text: string | undefined): number {
  if (!text?.trim()) return defaultPort
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new StartupError(`PORT must be a number from 0 to 65535, not "${text}"`)
}

function stopOnSignal(closeAll: () => Promise<unknown>): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    await closeAll()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}
