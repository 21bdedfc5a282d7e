import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { inspect } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyBackend } from '../backend/test-backend.ts'

const backend = await emptyBackend()
const { client, user } = await backend.signUpAs('amina')
const token = (await client.auth.getSession()).data.session?.access_token ?? ''

let printed: string[]
beforeEach(() => {
  printed = []
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...values: unknown[]) =>
        void printed.push(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ')),
    )
  }
})
afterEach(() => {
  vi.restoreAllMocks()
})

let sent = 0
/** Sends bytes and, if `hangsUp`, closes the connection without an answer. @returns the status; null without one */
const send = async (
  head: readonly string[],
  body: string | Uint8Array = '',
  { hangsUp = false } = {},
): Promise<number | null> => {
  // Each from an address of its own, which no limit has met yet.
  sent += 1
  const socket = connect({
    port: Number(new URL(backend.url).port),
    host: '127.0.0.1',
    localAddress: `127.0.${10 + Math.floor(sent / 200)}.${1 + (sent % 200)}`,
  })
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.on('error', () => {})
  socket.write(
    `${[...head, 'Host: localhost', `apikey: ${backend.keys.publishable}`, 'Connection: close'].join('\r\n')}\r\n\r\n`,
  )
  socket.write(body)
  if (hangsUp) socket.end(() => socket.resetAndDestroy())
  else socket.end()
  await once(socket, 'close')
  const status = /HTTP\/1\.1 ([2-5]\d\d)/.exec(answer)?.[1]
  return status === undefined ? null : Number(status)
}

const upload = `POST /storage/v1/object/item-images/${user.id}/1.webp HTTP/1.1`
const signIn = 'POST /auth/v1/token?grant_type=password HTTP/1.1'
const insert = 'POST /rest/v1/items HTTP/1.1'
const call = 'POST /rest/v1/rpc/set_like HTTP/1.1'
const read = 'GET /rest/v1/items?select=id HTTP/1.1'
const signedIn = `Authorization: Bearer ${token}`
const json = 'Content-Type: application/json'
const sized = (body: string | Uint8Array) => `Content-Length: ${Buffer.byteLength(body)}`
const form = 'Content-Type: multipart/form-data; boundary=x'
const claims = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

type Broken = readonly [what: string, head: readonly string[], body?: string | Uint8Array]
const broken: readonly Broken[] = [
  ['a multipart body without a part', [upload, signedIn, form, sized('nothing')], 'nothing'],
  [
    'a multipart body that ends early',
    [upload, signedIn, form, sized('--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nabc')],
    '--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nabc',
  ],
  [
    'a multipart body without a boundary',
    [upload, signedIn, 'Content-Type: multipart/form-data', sized('--x--')],
    '--x--',
  ],
  [
    'a multipart body without a file',
    [upload, signedIn, form, sized('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n')],
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
  ],
  [
    'a multipart header with a newline in its name',
    [upload, signedIn, form, sized('--x\r\nContent-Disposition: form-data; name="\u001b[31m"\r\n\r\n--x--')],
    '--x\r\nContent-Disposition: form-data; name="\u001b[31m"\r\n\r\n--x--',
  ],
  [
    'a multipart file with a strange type',
    [
      upload,
      signedIn,
      form,
      sized(
        '--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: é\u0001\r\n\r\nabc\r\n--x--\r\n',
      ),
    ],
    '--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: é\u0001\r\n\r\nabc\r\n--x--\r\n',
  ],
  [
    'a multipart cache time that is no header',
    [
      upload,
      signedIn,
      form,
      sized(
        '--x\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n1\nx\u0000\r\n--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: image/webp\r\n\r\nabc\r\n--x--\r\n',
      ),
    ],
    '--x\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n1\nx\u0000\r\n--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: image/webp\r\n\r\nabc\r\n--x--\r\n',
  ],
  ...(['{', '', '[', 'null', '"', '\u0000', '{"a":1e999}', '1', '[[[['] as const).flatMap((body): Broken[] => [
    [`the JSON ${JSON.stringify(body)} to sign in`, [signIn, json, sized(body)], body],
    [`the JSON ${JSON.stringify(body)} as a row`, [insert, signedIn, json, sized(body)], body],
    [`the JSON ${JSON.stringify(body)} to a function`, [call, signedIn, json, sized(body)], body],
    [
      `the JSON ${JSON.stringify(body)} to remove files`,
      ['DELETE /storage/v1/object/item-images HTTP/1.1', signedIn, json, sized(body)],
      body,
    ],
    [`the JSON ${JSON.stringify(body)} to verify`, ['POST /auth/v1/verify HTTP/1.1', json, sized(body)], body],
    [`the JSON ${JSON.stringify(body)} to sign up`, ['POST /auth/v1/signup HTTP/1.1', json, sized(body)], body],
    [
      `the JSON ${JSON.stringify(body)} to a function of the server`,
      ['POST /functions/v1/housekeeping HTTP/1.1', json, sized(body)],
      body,
    ],
  ]),
  ['a body that is not gzip', [insert, signedIn, json, 'Content-Encoding: gzip', sized('nothing')], 'nothing'],
  [
    'half a gzip',
    [insert, signedIn, json, 'Content-Encoding: gzip', sized(gzipSync('[]').subarray(0, 12))],
    gzipSync('[]').subarray(0, 12),
  ],
  ['a length that is no number', [insert, signedIn, json, 'Content-Length: abc'], '[]'],
  ['a negative length', [insert, signedIn, json, 'Content-Length: -1'], '[]'],
  ['a length that is too long', [insert, signedIn, json, 'Content-Length: 100'], '[]'],
  ['a length that is too short', [insert, signedIn, json, 'Content-Length: 1'], '[]'],
  ['two lengths', [insert, signedIn, json, 'Content-Length: 2', 'Content-Length: 3'], '[]'],
  ['a broken chunk', [insert, signedIn, json, 'Transfer-Encoding: chunked'], 'zz\r\n[]\r\n'],
  ['half a chunk', [insert, signedIn, json, 'Transfer-Encoding: chunked'], 'ff\r\n[]'],
  ['an upload that ends early', [upload, signedIn, 'Content-Type: image/webp', 'Content-Length: 100000'], 'abc'],
  ...(['%', '%zz', '%ff', '%c0%80', '%00', '%u0041', '%e0%a4'] as const).flatMap((text): Broken[] => [
    [`the encoding ${text} in a path`, [`GET /groceries/${text} HTTP/1.1`]],
    [`the encoding ${text} in a backend's path`, [`GET /rest/v1/${text} HTTP/1.1`]],
    [`the encoding ${text} in a query`, [`GET /rest/v1/items?select=id&title=eq.${text} HTTP/1.1`]],
    [`the encoding ${text} in a function's parameter`, [`GET /rest/v1/rpc/sync?campus=${text} HTTP/1.1`]],
    [`the encoding ${text} in a file`, [`GET /storage/v1/object/public/item-images/${text} HTTP/1.1`]],
    [`the encoding ${text} in a grant`, [`POST /auth/v1/token?grant_type=${text} HTTP/1.1`, json, sized('{}')], '{}'],
  ]),
  ...(['=', ';;;', 'a=%zz', 'sb-access-token=%', '\u00ff=\u00ff', `a=${'x'.repeat(8000)}`] as const).map(
    (cookie): Broken => [`the cookie ${cookie.slice(0, 20)}`, [read, `Cookie: ${cookie}`]],
  ),
  ...[
    'a.b.c',
    '..',
    'a.b',
    `${claims({ alg: 'none' })}.${claims({ sub: 'x', role: 'authenticated' })}.`,
    `${claims('{')}.${claims('{')}.x`,
    `a.${claims('null')}.c`,
    `a.${claims('[]')}.c`,
    `${token.slice(0, -3)}AAA`,
    '%',
    'x'.repeat(8000),
    '\u00ff',
  ].flatMap((bad): Broken[] => [
    [`the token ${bad.slice(0, 30)}`, [read, `Authorization: Bearer ${bad}`]],
    [`the token ${bad.slice(0, 30)} for an account`, ['GET /auth/v1/user HTTP/1.1', `Authorization: Bearer ${bad}`]],
    [
      `the token ${bad.slice(0, 30)} for an upload`,
      [upload, 'Content-Type: image/webp', `Authorization: Bearer ${bad}`, sized('abc')],
      'abc',
    ],
    [
      `the token ${bad.slice(0, 30)} for a function`,
      ['POST /functions/v1/push-dispatch HTTP/1.1', `Authorization: Bearer ${bad}`, json, sized('{}')],
      '{}',
    ],
    [
      `the refresh token ${bad.slice(0, 30)}`,
      ['POST /auth/v1/token?grant_type=refresh_token HTTP/1.1', json, sized(JSON.stringify({ refresh_token: bad }))],
      JSON.stringify({ refresh_token: bad }),
    ],
  ]),
  ['an upgrade to a web socket', [read, 'Upgrade: websocket', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13']],
  ['an upgrade without a key', ['GET / HTTP/1.1', 'Upgrade: websocket']],
  ['an upgrade to HTTP/2', [read, 'Upgrade: h2c', 'HTTP2-Settings: x']],
  ['a tunnel', ['CONNECT localhost:5432 HTTP/1.1']],
  ['an expectation', [insert, 'Expect: x', json, sized('[]')], '[]'],
  ['no HTTP', ['\u0016\u0003\u0001']],
  ['a range that ends before it begins', ['GET / HTTP/1.1', 'Range: bytes=9-1']],
  ['rows in another format', [insert, signedIn, 'Content-Type: application/xml', sized('<a/>')], '<a/>'],
  ['rows with a byte order mark', [insert, signedIn, json, sized('\ufeff[]')], '\ufeff[]'],
  ['rows that are no UTF-8', [insert, signedIn, json, 'Content-Length: 4'], new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ['a value with control characters', [`GET /rest/v1/items?select=id&id=eq.%1b[31m%0aforged%07 HTTP/1.1`]],
]

const cases = (listed: readonly Broken[]) => listed.map(([what, head, body]) => ({ what, head, body }))

/** A line, or none; a fault of the caller is none of the server. */
const expectQuiet = (status: number | null) => {
  expect(status === null || (status >= 200 && status < 500), `${status}`).toBe(true)
  for (const text of printed) {
    expect(text.split('\n'), text).toHaveLength(1)
    // oxlint-disable-next-line no-control-regex
    expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f]|^\s*at /)
  }
  expect(printed.length, printed.join('\n')).toBeLessThanOrEqual(1)
}

describe('is answered, with one line printed or none:', () => {
  test.each(cases(broken))('$what', async ({ head, body }) => {
    expectQuiet(await send(head, body))
  })

  test.each(
    cases(
      broken.filter(([, head]) =>
        head.some((line) => line.startsWith('Content-Length') || line.startsWith('Transfer')),
      ),
    ),
  )('$what, and hanging up', async ({ head, body }) => {
    await send(head, body, { hangsUp: true })
    expectQuiet(null)
  })
})

describe.each([
  'signup',
  'recover',
  'resend',
  'token?grant_type=password',
  'token?grant_type=refresh_token',
  'token?grant_type=pkce',
  'verify',
  'logout',
])('a field of another kind to %s', (route) => {
  test.each([
    'email',
    'password',
    'refresh_token',
    'token',
    'token_hash',
    'type',
    'data',
    'options',
    'gotrue_meta_security',
    'code_challenge',
    'redirect_to',
    'channel',
    'phone',
  ])('is answered, with one line printed or none: %s', async (field) => {
    for (const value of [1, {}, [], ['x'], null, true, 'x', { toString: 1 }]) {
      printed = []
      const body = JSON.stringify({
        email: `${randomUUID()}@students.example`,
        password: 'a long password',
        type: 'signup',
        [field]: value,
      })
      expectQuiet(await send([`POST /auth/v1/${route} HTTP/1.1`, signedIn, json, sized(body)], body))
    }
  })
})

test('afterwards the server answers as before', async () => {
  expect((await client.from('campuses').select('slug')).data).toEqual([{ slug: 'tum' }])
  expect(printed).toEqual([])
})
