import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import type { TestBackend } from '../backend/start-backend.ts'

const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'get', 'PROPFIND')
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '..',
  '.',
  '%',
  '%2e',
  '%2F',
  '%00',
  '%zz',
  '?',
  '#',
  '&',
  '=',
  'rest',
  'auth',
  'storage',
  'functions',
  'live',
  'v1',
  'token',
  'verify',
  'user',
  'items',
  'rpc',
  'sync',
  'object',
  'public',
  'item-images',
  'select',
  'id',
  'eq.',
  '(',
  ')',
  ',',
  '*',
  'http:',
  '[',
  ']',
  '@',
  ':',
  ';',
  'é',
  'x'.repeat(300),
)
const route = fc.constantFrom(
  '/rest/v1/items',
  '/rest/v1/campuses?select=slug',
  '/rest/v1/rpc/sync?campus=tum',
  '/rest/v1/rpc/set_like',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/signup',
  '/auth/v1/user',
  '/auth/v1/verify?type=signup&token=',
  '/storage/v1/object/item-images/a/b.webp',
  '/storage/v1/object/item-images',
  '/functions/v1/housekeeping',
  '/live/v1/tum',
  '/',
)
const text = fc.string({ unit: 'binary', maxLength: 40 }).map((value) => value.replaceAll(/[\s\0]/g, ''))
const target = fc.oneof(
  fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.tuple(route, fc.array(piece, { maxLength: 4 })).map(([path, pieces]) => `${path}${pieces.join('')}`),
  text.map((value) => `/${value}`),
)
const header = fc.oneof(
  fc.constantFrom(
    'Content-Type: application/json',
    'Content-Type: text/csv',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Encoding: gzip',
    'Range: bytes=9-1',
    'Prefer: return=representation',
    'Accept: */*',
    'Authorization: Bearer a.b.c',
    'Authorization: Bearer ',
    'x-upsert: true',
    'X-Forwarded-For: [',
    'Expect: 100-continue',
    'Upgrade: websocket',
    'Accept-Profile: auth',
    'Content-Profile: private',
  ),
  fc
    .tuple(fc.constantFrom('apikey', 'prefer', 'range', 'x-client-info', 'content-type'), text)
    .map(([name, value]) => `${name}: ${value}`),
)
const body = fc.oneof(
  fc.constant(''),
  fc.json(),
  fc.constantFrom(
    '{}',
    '[]',
    'null',
    '[{}]',
    '{"email":1}',
    '{"prefixes":[null]}',
    '{"email":"a@b.co","password":{}}',
    '[[[[',
    '\u0000',
    '"'.repeat(999),
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
)
/** How the length of the body is told: rightly, or wrongly in one of the ways that split requests. */
const framing = fc.constantFrom('right', 'none', 'short', 'long', 'twice', 'chunked', 'both')

const lengthHeaders = (kind: string, length: number): readonly string[] => {
  if (kind === 'none') return []
  if (kind === 'chunked') return ['Transfer-Encoding: chunked']
  if (kind === 'both') return ['Transfer-Encoding: chunked', `Content-Length: ${length}`]
  if (kind === 'twice') return [`Content-Length: ${length}`, `Content-Length: ${length + 1}`]
  return [`Content-Length: ${kind === 'short' ? Math.floor(length / 2) : kind === 'long' ? length + 10 : length}`]
}

const rawRequest = (publishableKey: string) =>
  fc
    .record({ method, target, headers: fc.array(header, { maxLength: 4 }), body, framing, hasKey: fc.boolean() })
    .map((parts) => {
      const key = parts.hasKey ? [`apikey: ${publishableKey}`] : []
      const lines = [
        'Host: localhost',
        'Connection: close',
        ...key,
        ...parts.headers,
        ...lengthHeaders(parts.framing, Buffer.byteLength(parts.body)),
      ]
      return Buffer.from(`${parts.method} ${parts.target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${parts.body}`)
    })

/** Sends bytes as they are. @returns the status; null when the server closes the connection without one */
const send = async (port: number, bytes: Buffer): Promise<number | null> => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1').slice(0, 400)
    // A stream of live heads never ends by itself.
    if (answer.includes('text/event-stream')) socket.destroy()
  })
  socket.on('error', () => {})
  socket.end(bytes)
  await once(socket, 'close')
  // After `100 Continue`, which is no answer.
  const status = /HTTP\/1\.1 ([2-5]\d\d)/.exec(answer)?.[1]
  return status === undefined ? null : Number(status)
}

/** `unexpected`: the requests that got a status which the app never gets. */
export type RandomAnswers = {
  readonly unexpected: readonly string[]
  readonly growthMB: number
  readonly slowestMs: number
}

/** Sends raw requests, well-formed and not, twenty at a time. The same ones in each run. */
export const sendRandomRequests = async ({ url, keys }: TestBackend, count: number): Promise<RandomAnswers> => {
  const port = Number(new URL(url).port)
  const before = process.memoryUsage().rss
  const unexpected: string[] = []
  let slowestMs = 0
  const requests = fc.sample(rawRequest(keys.publishable), { numRuns: count, seed: 31 })
  for (let first = 0; first < count; first += 20) {
    await Promise.all(
      requests.slice(first, first + 20).map(async (bytes) => {
        const startedAt = performance.now()
        const status = await send(port, bytes)
        slowestMs = Math.max(slowestMs, performance.now() - startedAt)
        const isExpected = status === null || (status >= 200 && status < 300) || (status >= 400 && status < 500)
        if (!isExpected) unexpected.push(`${status}: ${bytes.toString('latin1').slice(0, 300)}`)
      }),
    )
  }
  return { unexpected, growthMB: (process.memoryUsage().rss - before) / 1e6, slowestMs }
}
