import { randomUUID } from 'node:crypto'

type Fetch = (request: Request) => Promise<Response>
type IsConfirmed = (email: string) => Promise<boolean>

/**
 * Correction: signing up with an address that has an account already, while addresses have to be confirmed.
 *
 * Lite answers 429 `over_email_send_rate_limit`, for ever. The hosted service does not say that a confirmed account
 * exists: it answers 200 with a user made up on the spot whose `identities` are empty. To an address that was never
 * confirmed it sends the mail again.
 */
export async function signUpAgain(request: Request, next: Fetch, isConfirmed: IsConfirmed): Promise<Response> {
  if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/signup') return next(request)
  const copy = request.clone()
  const answer = await next(request)
  if (answer.status !== 429) return answer
  const { email = '', data = {} } = (await copy.json()) as { email?: string; data?: Record<string, unknown> }
  if (await isConfirmed(email)) return Response.json(madeUpUser(email, data))
  const again = await next(resendRequest(copy, email))
  return again.ok ? Response.json(madeUpUser(email, data)) : again
}

function resendRequest({ url, headers }: Request, email: string): Request {
  const resend = new URL(url)
  resend.pathname = '/auth/v1/resend'
  const kept = new Headers(headers)
  kept.delete('content-length')
  return new Request(resend, { method: 'POST', headers: kept, body: JSON.stringify({ type: 'signup', email }) })
}

function madeUpUser(email: string, data: Record<string, unknown>) {
  const now = new Date().toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: email.toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
