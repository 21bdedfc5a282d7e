import { parseArgs } from 'node:util'
import { banner } from './banner.ts'
import { startHttpServer } from './http-server.ts'
import type { Frontend, HttpServer } from './http-server.ts'
import { openBackend } from './open-backend.ts'
import { dataFolder, places } from './places.ts'
import { callScheduledFunctions } from './scheduled-functions.ts'
import { loadSettings } from './settings.ts'
import { StartupError, oneLine } from './startup-error.ts'

/** A frontend and, if it holds anything open, how to close it. */
type RunningFrontend = { readonly handle: Frontend; close?(): Promise<void> }

/** The places that a launcher uses: those of this project unless its arguments name others. */
type Places = { readonly dist: string; readonly migrations: string; readonly seed: string }

type StartFrontend = (http: HttpServer, at: Places) => RunningFrontend | Promise<RunningFrontend>
type Closers = Array<() => Promise<void> | void>

const DEFAULT_PORT = 4173

/**
 * Runs Comrade until it is told to stop: takes the port, opens the backend, serves the frontend, says where.
 * Whatever keeps it from starting is said in one line, and the process ends with code 1.
 *
 * Every minute due reminders are sent, posts published and files removed.
 *
 * Environment: PORT, HOST, COMRADE_DATA_DIR, PUSH_SERVICES, VAPID_SUBJECT. Arguments: --dist, --migrations, --seed.
 */
export async function run(startFrontend: StartFrontend): Promise<void> {
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
  const at = placesFrom(process.argv.slice(2))
  const dataDir = dataFolder()
  const http = await startHttpServer({ port: portFrom(process.env['PORT']), host: process.env['HOST']?.trim() || '127.0.0.1' })
  closers.push(() => http.close())
  const frontend = await startFrontend(http, at)
  closers.push(() => frontend.close?.())
  const settings = await loadSettings(places.config)
  const backend = await openBackend({ dataDir, migrationsDir: at.migrations, seedFile: at.seed, siteUrl: http.origin, settings })
  closers.push(callScheduledFunctions((request) => backend.fetch(request), http.origin, backend.keys.secret))
  closers.push(() => backend.close())
  http.attach({ backend: (request) => backend.fetch(request), frontend: frontend.handle })
  console.log(await banner(backend, { origin: http.origin, dataDir, seedFile: at.seed }))
}

function placesFrom(args: string[]): Places {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ args, options: { dist: text, migrations: text, seed: text } })
    return { dist: values.dist ?? places.dist, migrations: values.migrations ?? places.migrations, seed: values.seed ?? places.seed }
  } catch (error) {
    throw new StartupError(oneLine(error))
  }
}

function portFrom(text: string | undefined): number {
  if (!text?.trim()) return DEFAULT_PORT
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
