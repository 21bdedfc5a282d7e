import type { Sql } from '../database.ts'
import type { EndedSessions } from '../ended-sessions.ts'
import { bearerOf, sessionOf } from '../token-claims.ts'

type Fetch = (request: Request) => Promise<Response>
type Context = { readonly sql: Sql; readonly ended: EndedSessions }

/** Correction: a new password ends the account's other sessions, as on the hosted service, and their tokens at once. */
export async function endOtherSessions(request: Request, next: Fetch, { sql, ended }: Context): Promise<Response> {
  const response = await next(request)
  if (request.method !== 'PUT' || new URL(request.url).pathname !== '/auth/v1/user' || !response.ok) return response
  const session = sessionOf(bearerOf(request.headers))
  if (!session) throw new Error('A password was changed without a session')
  const { rows } = await sql.query<{ id: string }>('select id from auth.sessions where user_id = $1 and id <> $2', [session.sub, session.session_id])
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const loggedOut = await next(new Request(new URL('/auth/v1/logout?scope=others', request.url), { method: 'POST', headers, body: '{}' }))
  if (!loggedOut.ok) throw new Error(`The other sessions were not ended: ${loggedOut.status}`)
  ended.add(rows.map(({ id }) => id))
  return response
}
