import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'

type Fetch = (request: Request) => Promise<Response>
type Challenge = { readonly code_challenge: string; readonly code_challenge_method: string }

/**
 * Correction: links in mails that a PKCE client asked for.
 *
 * Such a client sends a challenge along when it signs up, asks for a new password or for another mail. Lite keeps it for
 * providers alone, and puts the tokens of a mailed link into the address, which a PKCE client must not take. The hosted
 * service hands out a code instead that only the browser which asked can exchange. Here the challenge travels in the
 * mailed link, as it is no secret, and the code is one that Lite's own exchange understands.
 */
const asked = new AsyncLocalStorage<Challenge | null>()

const mailing = /^\/auth\/v1\/(?:signup|recover|resend|otp)$/

async function challengeIn(request: Request): Promise<Challenge | null> {
  if (request.method !== 'POST' || !mailing.test(new URL(request.url).pathname)) return null
  const body = (await request.clone().json().catch(() => ({}))) as Partial<Challenge>
  const { code_challenge, code_challenge_method } = body
  return code_challenge && code_challenge_method ? { code_challenge, code_challenge_method } : null
}

/** Answers a request, remembering the challenge that the links in its mails shall carry. */
export async function rememberingChallenge<T>(request: Request, answer: () => Promise<T>): Promise<T> {
  return asked.run(await challengeIn(request), answer)
}

/** The text of a mail with the current request's challenge in its links. */
export function withChallenge(text: string): string {
  const challenge = asked.getStore()
  return challenge ? text.replace(/(\/auth\/v1\/verify\?[^\s"]+)/g, `$1&${new URLSearchParams(challenge).toString()}`) : text
}

/** Opens a mailed link: with a challenge in it, the way on carries a code in place of tokens. */
export async function verifyWithCode(request: Request, next: Fetch, { sql }: Database): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const challenge = searchParams.get('code_challenge')
  const answer = await next(request)
  if (request.method !== 'GET' || pathname !== '/auth/v1/verify' || !challenge) return answer
  const [target = '', hash] = (answer.headers.get('location') ?? '').split('#')
  const claims = claimsOf(new URLSearchParams(hash).get('access_token'))
  if (!claims) return answer
  const code = randomUUID()
  const method = (searchParams.get('code_challenge_method') ?? '').toLowerCase()
  await sql.query(
    `insert into auth.flow_state (id, user_id, auth_code, authentication_method, code_challenge, code_challenge_method, provider_type)
     values ($1, $2, $3, $4, $5, $6, 'email')`,
    [randomUUID(), claims.sub, code, searchParams.get('type') ?? 'email', challenge, method],
  )
  // The session that this link has just made is nobody's: the exchange makes the one that counts.
  await sql.query('delete from auth.sessions where id = $1', [claims.session_id])
  const url = new URL(target)
  url.searchParams.set('code', code)
  return new Response(null, { status: 303, headers: { location: url.href } })
}

function claimsOf(token: string | null): { sub: string; session_id: string } | null {
  const payload = token?.split('.')[1]
  return payload ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; session_id: string }) : null
}
