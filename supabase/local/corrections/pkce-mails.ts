import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { sessionOf } from '../token-claims.ts'

type Fetch = (request: Request) => Promise<Response>
type Challenge = { readonly code_challenge: string; readonly code_challenge_method: string }

/**
 * Correction: mailed links for PKCE clients.
 *
 * A PKCE client sends a challenge when it signs up, resets a password or requests another mail. Lite stores it only for
 * OAuth providers, and redirects from a mailed link with tokens in the URL, which a PKCE client must not accept. The
 * hosted service redirects with a code instead, which only the requesting browser can exchange. Here the mailed link
 * carries the challenge, which is not secret, and the code is one that Lite's own exchange accepts.
 */
const requestedChallenge = new AsyncLocalStorage<Challenge | null>()

const mailingPaths = /^\/auth\/v1\/(?:signup|recover|resend|otp)$/

async function challengeOf(request: Request): Promise<Challenge | null> {
  if (request.method !== 'POST' || !mailingPaths.test(new URL(request.url).pathname)) return null
  const body = (await request.clone().json().catch(() => ({}))) as Partial<Challenge>
  const { code_challenge, code_challenge_method } = body
  return code_challenge && code_challenge_method ? { code_challenge, code_challenge_method } : null
}

/** Handles a request, and remembers its challenge for the links in its mails. */
export async function rememberingChallenge<T>(request: Request, handle: () => Promise<T>): Promise<T> {
  return requestedChallenge.run(await challengeOf(request), handle)
}

/** The text of a mail with the current request's challenge in its links. */
export function withChallenge(text: string): string {
  const challenge = requestedChallenge.getStore()
  return challenge ? text.replace(/(\/auth\/v1\/verify\?[^\s"]+)/g, `$1&${new URLSearchParams(challenge).toString()}`) : text
}

/** Opens a mailed link. If it carries a challenge, redirects with a code instead of tokens. */
export async function verifyWithCode(request: Request, next: Fetch, { sql }: Database): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const challenge = searchParams.get('code_challenge')
  const response = await next(request)
  if (request.method !== 'GET' || pathname !== '/auth/v1/verify' || !challenge) return response
  const [target = '', hash] = (response.headers.get('location') ?? '').split('#')
  const session = sessionOf(new URLSearchParams(hash).get('access_token') ?? '')
  if (!session) return response
  const code = randomUUID()
  const method = (searchParams.get('code_challenge_method') ?? '').toLowerCase()
  await sql.query(
    `insert into auth.flow_state (id, user_id, auth_code, authentication_method, code_challenge, code_challenge_method, provider_type)
     values ($1, $2, $3, $4, $5, $6, 'email')`,
    [randomUUID(), session.sub, code, searchParams.get('type') ?? 'email', challenge, method],
  )
  // Ends the session that the link has just created: the code exchange creates the real one.
  await sql.query('delete from auth.sessions where id = $1', [session.session_id])
  const url = new URL(target)
  url.searchParams.set('code', code)
  return new Response(null, { status: 303, headers: { location: url.href } })
}
