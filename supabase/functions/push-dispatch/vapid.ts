import { fromBase64Url, toBase64Url, utf8 } from './base64url.ts'

/** The sender's key pair (base64url) and contact address. */
export type Vapid = { readonly publicKey: string; readonly privateKey: string; readonly subject: string }

const lifetimeSeconds = 12 * 60 * 60
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

function signingKey({ publicKey, privateKey }: Vapid) {
  const point = fromBase64Url(publicKey)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33, 65)),
    d: privateKey,
  }
  return crypto.subtle.importKey('jwk', jwk, algorithm, false, ['sign'])
}

/** Returns the `Authorization` header of RFC 8292 for an endpoint. Tokens are reused per push service. */
export function vapidAuthorization(vapid: Vapid): (endpoint: string) => Promise<string> {
  const tokens = new Map<string, Promise<string>>()
  const key = signingKey(vapid)
  key.catch(() => {})
  async function sign(audience: string): Promise<string> {
    const claims = { aud: audience, exp: Math.floor(Date.now() / 1000) + lifetimeSeconds, sub: vapid.subject }
    const parts = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => toBase64Url(utf8(JSON.stringify(part))))
      .join('.')
    const signature = await crypto.subtle.sign(algorithm, await key, utf8(parts))
    return `vapid t=${parts}.${toBase64Url(new Uint8Array(signature))}, k=${vapid.publicKey}`
  }
  return (endpoint) => {
    const { origin } = new URL(endpoint)
    const token = tokens.get(origin) ?? sign(origin)
    tokens.set(origin, token)
    return token
  }
}
