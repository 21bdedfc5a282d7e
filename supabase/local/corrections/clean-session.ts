import type { Database } from '../database.ts'
import { databaseHeaders } from './request-headers.ts'

const maxTries = 6
/** Nothing else runs meanwhile, and an answer takes a millisecond. */
const answerWithinMs = 10_000

/** Ends a failed transaction and sets the request's headers. @returns false if the database does not answer that */
async function isReset({ sql }: Database, requestHeaders: string): Promise<boolean> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    try {
      await sql.exec('rollback')
      const { rows } = await sql.query<{ set: string }>(`select set_config('request.headers', $1, false) as set`, [
        requestHeaders,
      ])
      return rows[0]?.set === requestHeaders
    } catch {
      // After a value that it cannot serialize, the next few statements still report its error.
    }
  }
  return false
}

async function withinTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), answerWithinMs)))
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/**
 * Correction: each request starts with a clean session, as with PostgREST.
 *
 * A value that PGlite cannot serialize (an object for an array column) leaves its only session in a failed transaction,
 * and all later requests would fail: the rollback ends it. PostgREST also passes a request's headers to every query as
 * `request.headers`, Lite only to functions; the rate limits of the public forms read the caller's address there.
 * A database that does not answer even that is opened again from its files.
 * Does nothing on a connection pool, whose sessions run several requests: see `passRequestHeaders`.
 */
export async function resetSession(database: Database, request: Request): Promise<void> {
  if (!database.oneSession) return
  const requestHeaders = databaseHeaders(request)
  database.afterErrors()
  if (await withinTime(isReset(database, requestHeaders))) return
  console.error('The database did not answer; it is opened again from its files')
  await database.reopen()
  if (!(await withinTime(isReset(database, requestHeaders)))) throw new Error('The database does not answer')
}
