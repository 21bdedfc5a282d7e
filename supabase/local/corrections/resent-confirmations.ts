import { createHash, randomInt } from 'node:crypto'
import type { EmailDriver } from '@supabase/lite'
import type { Database } from '../database.ts'
import type { Settings } from '../settings.ts'
import { fillTemplate } from './mail-texts.ts'

type Fetch = (request: Request) => Promise<Response>
type Context = {
  readonly database: Database
  readonly emails: EmailDriver
  readonly siteUrl: string
  readonly settings: Settings
}

/**
 * Correction: requesting the confirmation mail again.
 *
 * Lite responds with 429 to every `resend` of a sign-up mail. The hosted service sends a new one once `max_frequency`
 * has passed since the last.
 */
export async function resendConfirmation(request: Request, next: Fetch, context: Context): Promise<Response> {
  if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/resend') return next(request)
  const copy = request.clone()
  const response = await next(request)
  if (response.status !== 429) return response
  const { type, email } = (await copy.json()) as { type?: string; email?: string }
  if (type !== 'signup' || !email || !(await sendNewCode(email.toLowerCase(), context))) return response
  return Response.json({})
}

/** @returns false if the last mail is too recent, or there is no unconfirmed account. */
async function sendNewCode(email: string, { database, emails, siteUrl, settings }: Context): Promise<boolean> {
  const { otp_length: digits, max_frequency: minInterval, template } = settings.auth.email
  const code = Array.from({ length: digits }, () => randomInt(10)).join('')
  const token = createHash('sha256')
    .update(email + code)
    .digest('hex')
  const { affectedRows } = await database.sql.query(
    `update auth.users set confirmation_token = $2, confirmation_sent_at = now()
     where email = $1 and confirmed_at is null and confirmation_sent_at <= now() - $3::interval`,
    [email, token, minInterval],
  )
  if (!affectedRows) return false
  const { subject } = template.confirmation
  const html = await fillTemplate(template.confirmation, { SiteURL: siteUrl, TokenHash: token, Token: code })
  await emails.send({ to: email, subject, text: code, html })
  return true
}
