import postgres from 'postgres'
import type { TestBackend } from '../start-backend.ts'

/** A separate database session with an open transaction. */
export type Session = {
  /** Runs SQL inside the transaction. */
  run<Row extends Record<string, unknown>>(text: string, params?: (string | number | boolean)[]): Promise<Row[]>
  /** Resolves when the session waits for another session's lock. */
  waiting(): Promise<void>
  commit(): Promise<void>
  close(): Promise<void>
}

/** Opens a session as the database's owner, or as a signed-in user. Waiting for a lock fails after five seconds. */
export async function openSession(backend: TestBackend, userId?: string): Promise<Session> {
  const sql = postgres(backend.databaseUrl ?? '', { max: 1, onnotice: () => {}, connection: { lock_timeout: 5000 } })
  const pid = (await sql`select pg_backend_pid() as pid`)[0]?.['pid']
  await sql.unsafe('begin')
  if (userId) {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: userId, role: 'authenticated' })}, true)`
    await sql`select set_config('request.jwt.claim.sub', ${userId}, true)`
    await sql.unsafe('set local role authenticated')
  }
  const isWaiting = async () =>
    (await backend.sql(`select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`, [pid])).length > 0
  return {
    run: async (text, params = []) => [...(await sql.unsafe(text, params))] as never,
    async waiting() {
      while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 10))
    },
    commit: async () => void (await sql.unsafe('commit')),
    close: () => sql.end({ timeout: 1 }),
  }
}
