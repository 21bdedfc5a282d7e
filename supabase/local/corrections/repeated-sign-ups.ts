import { randomUUID } from 'node:crypto'
import { comparePassword } from './even-sign-ins.ts'

type Fetch = (request: Request) => Promise<Response>
type IsConfirmed = (email: string) => Promise<boolean>

/**
 * Correction: signing up with an address that already has an account, while addresses must be confirmed.
 *
 * Lite always responds with 429 `over_email_send_rate_limit`. The hosted service does not reveal that a confirmed
 * account exists: it responds with 200 and a fake user whose `identities` are empty. For an unconfirmed address, it
 * sends the mail again.
 */
export async function signUpAgain(request: Request, next: Fetch, isConfirmed: IsConfirmed): Promise<Response> {
  if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/signup') return next(request)
  const copy = request.clone()
  const response = await next(request)
  if (response.status !== 429) return response
  const { email = '', data = {} } = (await copy.json()) as { email?: string; data?: Record<string, unknown> }
  // A new account's password is hashed, which takes as long.
  await comparePassword('', undefined)
  if (await isConfirmed(email)) return Response.json(fakeUser(email, data))
  const resent = await next(resendRequest(copy, email))
  return resent.ok ? Response.json(fakeUser(email, data)) : resent
}

function resendRequest({ url, headers }: Request, email: string): Request {
  const resendUrl = new URL(url)
  resendUrl.pathname = '/auth/v1/resend'
  const resendHeaders = new Headers(headers)
  resendHeaders.delete('content-length')
  return new Request(resendUrl, {
    method: 'POST',
    headers: resendHeaders,
    body: JSON.stringify({ type: 'signup', email }),
  })
}

function fakeUser(email: string, data: Record<string, unknown>) {
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
