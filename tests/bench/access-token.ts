import { createHmac } from 'node:crypto'

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

type Issuer = { readonly url: string; readonly secret: string }
/** In seconds since the epoch. */
type Lifetime = { readonly iat: number; readonly exp: number }

const twoHoursFromNow = (): Lifetime => {
  const now = Math.floor(Date.now() / 1000)
  return { iat: now, exp: now + 7200 }
}

/** Signs an access token like the backend's. The session's id is the user's. */
export const signToken = (user: string, { url, secret }: Issuer, lifetime = twoHoursFromNow()): string => {
  const claims = {
    iss: `${url}/auth/v1`,
    sub: user,
    session_id: user,
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    ...lifetime,
  }
  const signed = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
