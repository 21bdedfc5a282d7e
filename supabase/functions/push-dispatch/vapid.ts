import { fromBase64Url, toBase64Url, utf8 } from './base64url.ts'

/** Who sends: the key pair (base64url, as every Web Push tool writes it) and where the sender can be reached. */
export type Vapid = { readonly publicKey: string; readonly privateKey: string; readonly subject: string }

const livesSeconds = 12 * 60 * 60
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

function signingKey({ publicKey, privateKey }: Vapid) {
  const point = fromBase64Url(publicKey)
  const jwk = { kty: 'EC', crv: 'P-256', x: toBase64Url(point.slice(1, 33)), y: toBase64Url(point.slice(33, 65)), d: privateKey }
  return crypto.subtle.importKey('jwk', jwk, algorithm, false, ['sign'])
}

/** Makes the `Authorization` of RFC 8292: one token for all messages of a run to the same push service. */
export function vapidAuthorization(vapid: Vapid): (endpoint: string) => Promise<string> {
  const known = new Map<string, Promise<string>>()
  const key = signingKey(vapid)
  key.catch(() => {})
  async function sign(audience: string): Promise<string> {
    const claims = { aud: audience, exp: Math.floor(Date.now() / 1000) + livesSeconds, sub: vapid.subject }
    const parts = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => toBase64Url(utf8(JSON.stringify(part)))).join('.')
    const signature = await crypto.subtle.sign(algorithm, await key, utf8(parts))
    return `vapid t=${parts}.${toBase64Url(new Uint8Array(signature))}, k=${vapid.publicKey}`
  }
  return (endpoint) => {
    const { origin } = new URL(endpoint)
    const made = known.get(origin) ?? sign(origin)
    known.set(origin, made)
    return made
  }
}
