import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { decrypt } from 'http_ece'
import { expect } from 'vitest'

/** The keys that a browser generates when it subscribes. */
export function makeBrowser() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return { keys, p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
}
export type Browser = ReturnType<typeof makeBrowser>

/** A message received by the push service. */
export type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

type PushResponse = { readonly status: number; readonly headers?: Record<string, string> } | 'hang'

/** A push service on loopback that stores the messages it receives. */
export type PushService = {
  readonly origin: string
  readonly received: Received[]
  /** Sets the response to later messages; the default is 201. */
  answerWith(pushResponse: (message: Received) => PushResponse | Promise<PushResponse>): void
  close(): Promise<void>
}

export async function startPushService(): Promise<PushService> {
  const received: Received[] = []
  let respondTo: (message: Received) => PushResponse | Promise<PushResponse> = () => ({ status: 201 })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const message = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) }
    received.push(message)
    const pushResponse = request.method === 'POST' ? await respondTo(message) : { status: 405 }
    if (pushResponse !== 'hang') response.writeHead(pushResponse.status, pushResponse.headers).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    answerWith: (pushResponse) => (respondTo = pushResponse),
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const fromJson = (base64url: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(base64url, 'base64url').toString())

/** Checks the token of RFC 8292 as a push service does. @param publicKey the key that phones subscribe with */
export function expectVapid(authorization: string | undefined, origin: string, publicKey: string): void {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  expect(fromJson(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
  const { aud, exp, sub } = fromJson(claims)
  expect(aud).toBe(origin)
  expect(Number(exp) - Date.now() / 1000).toBeGreaterThan(0)
  expect(Number(exp) - Date.now() / 1000).toBeLessThanOrEqual(24 * 60 * 60)
  expect(sub).toMatch(/^(mailto:|https:)/)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const verifier = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } })
  const signed = Buffer.from(`${head}.${claims}`)
  expect(
    verify('sha256', signed, { key: verifier, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
  ).toBe(true)
}

/** Checks the headers of RFC 8030 and the content type, but not the costly signature. */
export function expectHeaders({ headers }: Received): void {
  expect(headers).toMatchObject({
    ttl: expect.stringMatching(/^\d+$/),
    urgency: expect.stringMatching(/^(very-low|low|normal|high)$/),
    topic: expect.stringMatching(/^[\w-]{1,32}$/),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
  })
}

/** Decrypts a message as the browser does (RFC 8291). @throws when it is not for this browser, or was modified */
export const readMessage = ({ body }: Received, { keys, auth }: Browser): string =>
  decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString()
