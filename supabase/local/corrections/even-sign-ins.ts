import { compare, hashSync } from 'bcryptjs'
import type { Sql } from '../database.ts'
import { jsonBodyOf } from '../json-body.ts'

type Fetch = (request: Request) => Promise<Response>

/** The cost of the hashes that Lite makes. */
const cost = Number(process.env['LITE_AUTH_BCRYPT_COST']?.trim() || 10)
/** Compared where there is no account, so that the answer takes as long. */
const decoy = hashSync('nobody has this password', cost)

/** Compares a password with a hash. Takes as long without a hash. */
export const comparePassword = async (password: string, hash: string | undefined): Promise<boolean> =>
  (await compare(password, hash ?? decoy)) && hash !== undefined

const invalidCredentials = (): Response =>
  Response.json(
    { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    { status: 400, headers: { 'x-sb-error-code': 'invalid_credentials' } },
  )

const credentialsOf = async (
  request: Request,
): Promise<{ readonly email: string; readonly password: string } | undefined> => {
  const body = await jsonBodyOf(request)
  if (typeof body !== 'object' || body === null || !('email' in body) || !('password' in body)) return undefined
  const { email, password } = body
  return typeof email === 'string' && typeof password === 'string' && password !== '' ? { email, password } : undefined
}

/** A sign-in with a password that has meanwhile been replaced fails. */
async function unlessReplaced(hash: string, email: string, response: Response, sql: Sql): Promise<Response> {
  if (!response.ok) return response
  const { rows } = await sql.query('select from auth.users where email = lower($1) and encrypted_password = $2', [
    email,
    hash,
  ])
  if (rows.length > 0) return response
  await sql.query('delete from auth.sessions where id = $1', [response.headers.get('sb-auth-session-id')])
  return invalidCredentials()
}

/**
 * Correction: a wrong password is answered alike, and after as long, whether there is an account and whether its
 * address is confirmed. Lite compares nothing where there is none, and says that an address is not confirmed whatever
 * the password. Nor does the old password open a session that begins while a new one is being set: it would not be
 * among those that this ends.
 */
export async function answerSignInsAlike(request: Request, next: Fetch, sql: Sql): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname !== '/auth/v1/token' || searchParams.get('grant_type') !== 'password') return next(request)
  const given = await credentialsOf(request)
  if (!given) return next(request)
  // The database has no such texts.
  if (given.email.includes('\0')) return invalidCredentials()
  const { rows } = await sql.query<{ hash: string | null; confirmed: boolean }>(
    'select encrypted_password as hash, confirmed_at is not null as confirmed from auth.users where email = lower($1)',
    [given.email],
  )
  const [account] = rows
  // Lite compares it.
  if (account?.hash && account.confirmed) return unlessReplaced(account.hash, given.email, await next(request), sql)
  return (await comparePassword(given.password, account?.hash || undefined)) ? next(request) : invalidCredentials()
}
