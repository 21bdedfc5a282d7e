import type { Database } from '../database.ts'
import { databaseHeaders } from './request-headers.ts'

const maxRetries = 5

/**
 * Correction: each request starts with a clean session, as with PostgREST.
 *
 * A value that PGlite cannot serialize (an object for an array column) leaves its only session in a failed transaction,
 * and all later requests would fail: the rollback ends it. PostgREST also passes a request's headers to every query as
 * `request.headers`, Lite only to functions; the rate limits of the public forms read the caller's address there.
 * Does nothing on a connection pool, whose sessions run several requests: see `passRequestHeaders`.
 */
export async function resetSession(database: Database, request: Request): Promise<void> {
  const { sql, oneSession } = database
  if (!oneSession) return
  database.afterErrors()
  const requestHeaders = databaseHeaders(request)
  for (let retriesLeft = maxRetries; ; retriesLeft -= 1) {
    try {
      await sql.exec('rollback')
      await sql.query(`select set_config('request.headers', $1, false)`, [requestHeaders])
      return
    } catch (error) {
      // After such a value, the next few statements still report its error.
      if (retriesLeft === 0) throw error
    }
  }
}
