import type { Database } from '../database.ts'

const tries = 5

/**
 * Correction: each request begins in a session as PostgREST would hand it out.
 *
 * A value that PGlite cannot even send (an object for an array column) leaves its one session in a transaction that has
 * failed, and every later request of everybody would fail with it: whatever is left open ends here. PostgREST also
 * tells the headers of a request to every query as `request.headers`, Lite to functions alone; the limits on the open forms
 * read the caller's address there. Only where requests come one at a time: sessions of a pool are shared.
 */
export async function beginCleanly(database: Database, { headers }: Request): Promise<void> {
  const { sql, oneSession } = database
  if (!oneSession) return
  database.afterErrors()
  const told = JSON.stringify({ 'cf-connecting-ip': headers.get('cf-connecting-ip') ?? undefined })
  for (let left = tries; ; left -= 1) {
    try {
      await sql.exec('rollback')
      await sql.query(`select set_config('request.headers', $1, false)`, [told])
      return
    } catch (error) {
      // After such a value the next answers are still about that one.
      if (left === 0) throw error
    }
  }
}
