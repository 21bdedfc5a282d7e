import type { Sql } from '../database.ts'
import { jsonBodyOf } from '../json-body.ts'
import { bearerOf, sessionOf } from '../token-claims.ts'

type Fetch = (request: Request) => Promise<Response>

type Context = { readonly sql: Sql; /** The lifetime of an access token, in seconds. */ readonly tokenLifetime: number }

const isLogout = ({ method, url }: Request): boolean => method === 'POST' && new URL(url).pathname === '/auth/v1/logout'

const endsOthers = async (request: Request): Promise<boolean> => {
  const { pathname, searchParams } = new URL(request.url)
  if (isLogout(request)) return ['others', 'global'].includes(searchParams.get('scope') ?? '')
  if (pathname !== '/auth/v1/user' || request.method !== 'PUT') return false
  const body = await jsonBodyOf(request)
  return typeof body === 'object' && body !== null && 'password' in body
}

const logOutOthers = async ({ url, headers }: Request, next: Fetch): Promise<void> => {
  const sized = new Headers(headers)
  sized.delete('content-length')
  const { ok, status } = await next(
    new Request(new URL('/auth/v1/logout?scope=others', url), { method: 'POST', headers: sized, body: '{}' }),
  )
  if (!ok) throw new Error(`The other sessions were not ended: ${status}`)
}

/**
 * Correction: a new password ends the account's other sessions, as on the hosted service. Their tokens are refused at
 * once, in all processes, and so are those of whom a person signs out elsewhere. Signing out here ends no token: what
 * the phone was sending at that moment is still theirs. It ends with the others later: whoever has stolen a session
 * could else keep its token by signing out first.
 */
export async function endOtherSessions(
  request: Request,
  next: Fetch,
  { sql, tokenLifetime }: Context,
): Promise<Response> {
  const session = sessionOf(bearerOf(request.headers))
  if (!session) return next(request)
  if (isLogout(request))
    await sql.query('select server.sign_out_session($1, $2, make_interval(secs => $3))', [
      session.session_id,
      session.sub,
      tokenLifetime,
    ])
  if (!(await endsOthers(request))) return next(request)
  const readOthers = async () => {
    const { rows } = await sql.query<{ id: string }>(
      'select id from auth.sessions where user_id = $1 and id <> $2 union select id from server.signed_out_sessions where user_id = $1 and id <> $2',
      [session.sub, session.session_id],
    )
    return rows.map(({ id }) => id)
  }
  const loggedOut = isLogout(request) ? await readOthers() : []
  const response = await next(request)
  if (!response.ok) return response
  const others = isLogout(request) ? loggedOut : await readOthers()
  if (!isLogout(request)) await logOutOthers(request, next)
  await sql.query('select server.end_sessions($1, make_interval(secs => $2))', [others, tokenLifetime])
  return response
}
