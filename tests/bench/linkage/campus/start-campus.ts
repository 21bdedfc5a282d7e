import type { Sql } from '../../../../supabase/local/database.ts'
import { databaseFrom } from '../../../backend/plain-postgres/databases.ts'
import { startCluster } from '../../../backend/plain-postgres/cluster.ts'
import { PostgresDatabase } from '../../../../supabase/local/postgres-database.ts'
import { signToken } from '../../access-token.ts'
import { openBenchBackend } from '../../open-bench-backend.ts'
import { simulateClock } from './simulated-clock.ts'

/** The service that students and attackers use. Apart from the database, it runs in this process. */
export type Campus = {
  readonly origin: string
  readonly publishableKey: string
  /** Runs SQL as the database's owner. */
  readonly sql: Sql
  /** For attackers' connections as `anon` or `authenticated`. */
  readonly databaseUrl: string
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
  /** Signs an access token for this user id. */
  tokenOf(user: string): string
  /** The secret key, for the scheduled jobs. */
  readonly secretKey: string
  /** Sets the database's clock. @param at milliseconds since the epoch */
  setClock(at: number): Promise<void>
  close(): Promise<void>
}

const origin = 'http://campus.example'
/** Valid at any time of the simulated clock. */
const lifetime = { iat: 1, exp: 4_000_000_000 }

/** Adds the Content-Length header, which `fetch` would add on a real request and the server needs for uploads. */
const withLength = async (request: Request): Promise<Request> => {
  if (!request.body) return request
  const body = await request.arrayBuffer()
  const headers = new Headers(request.headers)
  headers.set('content-length', String(body.byteLength))
  return new Request(request.url, { method: request.method, headers, body })
}

const open = (database: PostgresDatabase) => openBenchBackend(origin, { database: async () => database })

/** Starts a PostgreSQL server with the project's migrations, the embedded API on top of it, and the simulated clock. */
export const startCampus = async (seed: number): Promise<Campus> => {
  const cluster = await startCluster()
  const databaseUrl = await databaseFrom(cluster.url, 'campus', async (database) => (await open(database)).close())
  const database = new PostgresDatabase(databaseUrl)
  const backend = await open(database)
  await simulateClock(database.sql, seed)
  return {
    origin,
    publishableKey: backend.keys.publishable,
    secretKey: backend.keys.secret,
    sql: database.sql,
    databaseUrl,
    fetch: async (input, init) => backend.fetch(await withLength(new Request(input, init))),
    tokenOf: (user) => signToken(user, { url: origin, secret: backend.keys.jwtSecret }, lifetime),
    setClock: async (at) => void (await database.sql.query(`select setval('bench.clock', ${Math.round(at)})`)),
    async close() {
      await backend.close()
      await cluster.stop()
    },
  }
}
