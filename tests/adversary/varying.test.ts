import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startHttpServer, type HttpServer } from '../../supabase/local/http-server.ts'
import { staticFiles } from '../../supabase/local/static-files.ts'
import { plainWebp } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { seededBackend } from '../backend/test-backend.ts'

const backend = await seededBackend()
const { client, user } = await backend.signUpAs('amina')
const token = (await client.auth.getSession()).data.session?.access_token ?? ''
const [open, personal] = [`${user.id}/${randomUUID()}-large.webp`, `${randomUUID()}/1.webp`]
for (const [bucket, path] of [
  ['item-images', open],
  ['gossip-uploads', personal],
] as const) {
  const { error } = await client.storage
    .from(bucket)
    .upload(path, plainWebp.buffer, { contentType: 'image/webp', cacheControl: '31536000' })
  if (error) throw error
}

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

const ask = (url: string, method: string, headers: Readonly<Record<string, string>>, body?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(url, { method, headers }, async (response) => {
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: await text(response.setEncoding('latin1')),
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })

/** Every route of the table of requests that a cache may keep, and a few that are not served. */
const routes = [
  '/auth/v1/health',
  '/auth/v1/settings',
  '/auth/v1/user',
  '/rest/v1/',
  '/rest/v1/groceries?select=*',
  '/rest/v1/campuses?select=id,slug',
  '/rest/v1/profiles?select=id',
  '/rest/v1/nowhere',
  '/rest/v1/rpc/sync?campus=tum',
  '/rest/v1/rpc/sync?campus=tum&own_since=0',
  '/rest/v1/rpc/sync_digest?campus=tum&until=1',
  '/rest/v1/rpc/like_counts?campus=tum&parts=2026-11-23a',
  '/rest/v1/rpc/setup_open',
  '/rest/v1/rpc/account_deletion',
  `/storage/v1/object/public/item-images/${open}`,
  `/storage/v1/object/item-images/${open}`,
  `/storage/v1/object/gossip-uploads/${personal}`,
  '/storage/v1/object/public/item-images/none.webp',
  '/storage/v1/bucket',
]

/** A header of a request, and values that it may have. */
const variants: readonly (readonly [string, readonly string[]])[] = [
  [
    'accept',
    [
      'application/json',
      'text/csv',
      'text/plain',
      'text/html',
      'application/vnd.pgrst.object+json',
      'application/vnd.pgrst.plan+json',
      'application/vnd.pgrst.array+json',
      'application/octet-stream',
      'image/webp',
      'nonsense',
    ],
  ],
  ['accept-encoding', ['gzip', 'deflate', 'br', 'gzip, br', '*']],
  ['accept-language', ['sw']],
  ['accept-profile', ['public', 'auth', 'private', 'storage']],
  ['apikey', ['', 'wrong', backend.keys.secret, token]],
  [
    'authorization',
    [
      `Bearer ${token}`,
      `Bearer ${backend.keys.secret}`,
      `Bearer ${backend.keys.publishable}`,
      'Bearer a.b.c',
      'Basic x',
    ],
  ],
  ['cookie', ['sb=1']],
  ['origin', ['http://localhost', 'https://elsewhere.example', 'null']],
  ['prefer', ['count=exact', 'return=minimal', 'handling=strict, x=y', 'max-affected=1', 'timezone=Africa/Nairobi']],
  ['range', ['0-0', '5-1', 'bytes=0-1', 'items=0-0']],
  ['range-unit', ['items']],
  ['x-client-info', ['x']],
  ['user-agent', ['Mozilla/5.0 (Linux; Android 9)']],
]

const settled = (answer: Answer): string => {
  // When, and a nonce of no meaning.
  const {
    date: _date,
    etag: _etag,
    'keep-alive': _keepAlive,
    connection: _connection,
    vary: _vary,
    'cache-control': _cache,
    ...headers
  } = answer.headers
  return JSON.stringify([answer.status, headers, answer.body])
}
const listed = ({ headers }: Answer): ReadonlySet<string> => new Set((headers.vary ?? '').toLowerCase().split(/,\s*/))
const isKept = ({ headers, status }: Answer): boolean =>
  !/no-store/.test(headers['cache-control'] ?? '') && (headers['cache-control'] !== undefined || status < 500)
const isShared = (answer: Answer): boolean => isKept(answer) && !/private/.test(answer.headers['cache-control'] ?? '')

describe.each(routes)('the answer to %s', (route) => {
  test('is given by a cache to those alone who would get it from the server', async () => {
    const usual = { apikey: backend.keys.publishable, accept: '*/*', 'accept-encoding': 'identity' }
    const first = await ask(`${backend.url}${route}`, 'GET', usual)
    for (const [name, values] of variants) {
      for (const value of values) {
        const other = await ask(`${backend.url}${route}`, 'GET', { ...usual, [name]: value })
        if (settled(other) === settled(first)) continue
        // Whichever of the two came first is kept, unless it says that it depends on the header.
        for (const answer of [first, other])
          expect(!isKept(answer) || listed(answer).has(name), `${name}: ${value}`).toBe(true)
      }
    }
  })

  test('is kept by no cache if it is personal', async () => {
    for (const authorization of [`Bearer ${token}`, `Bearer ${backend.keys.secret}`]) {
      const answer = await ask(`${backend.url}${route}`, 'GET', { apikey: backend.keys.publishable, authorization })
      // A file that everybody gets.
      if (answer.headers['content-type'] === 'image/webp' && route.includes('/public/')) continue
      expect(answer.headers['cache-control'], authorization.slice(0, 20)).toBe('private, no-store')
    }
  })

  test('has a list of headers that nginx keeps', async () => {
    const { headers } = await ask(`${backend.url}${route}`, 'GET', { apikey: backend.keys.publishable })
    expect((headers.vary ?? '').length).toBeLessThan(128)
  })
})

test.each([
  [
    'POST',
    '/auth/v1/token?grant_type=password',
    JSON.stringify({ email: 'nobody@students.example', password: 'wrong-password' }),
  ],
  ['POST', '/auth/v1/recover', JSON.stringify({ email: 'nobody@students.example' })],
  ['POST', '/rest/v1/rpc/set_like', '{}'],
  ['POST', '/rest/v1/items', '[]'],
  ['POST', '/functions/v1/housekeeping', '{}'],
])('no cache keeps the answer to %s %s', async (method, path, body) => {
  const answer = await ask(
    `${backend.url}${path}`,
    method,
    { apikey: backend.keys.publishable, 'content-type': 'application/json' },
    body,
  )
  expect(isShared(answer)).toBe(false)
})

test('what everybody may have is still kept for a while', async () => {
  const answerTo = (path: string) => ask(`${backend.url}${path}`, 'GET', { apikey: backend.keys.publishable })
  expect((await answerTo('/rest/v1/rpc/sync?campus=tum')).headers['cache-control']).toBe(
    'public, max-age=0, s-maxage=5',
  )
  expect((await answerTo(`/storage/v1/object/public/item-images/${open}`)).headers['cache-control']).toBe(
    'max-age=31536000',
  )
})

describe('a page of the app', () => {
  let folder: string
  let http: HttpServer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comrade-varying-'))
    await mkdir(join(folder, 'assets'))
    for (const name of ['fallback.htm', 'groceries.html', 'assets/app-1.js']) await writeFile(join(folder, name), name)
    await writeFile(join(folder, 'assets/app-1.js.br'), 'compressed')
    http = await startHttpServer({ port: 0, host: '127.0.0.1' })
    http.attach({ frontend: staticFiles(folder), backend: async () => new Response() })
  })
  afterAll(async () => {
    await http.close()
    await rm(folder, { recursive: true })
  })

  test.each(['/', '/groceries', '/no/such/page', '/assets/app-1.js', '/assets/none.js'])(
    '%s says what it depends on',
    async (path) => {
      const first = await ask(`${http.origin}${path}`, 'GET', { accept: '*/*', 'accept-encoding': 'identity' })
      const untold: string[] = []
      for (const [name, value] of [
        ['accept', 'text/html'],
        ['accept', 'application/json'],
        ['accept-encoding', 'br'],
        ['accept-encoding', 'gzip'],
        ['authorization', 'Bearer x'],
        ['origin', 'null'],
      ] as const) {
        const other = await ask(`${http.origin}${path}`, 'GET', {
          accept: '*/*',
          'accept-encoding': 'identity',
          [name]: value,
        })
        if (settled(other) !== settled(first) && ![first, other].every((answer) => listed(answer).has(name)))
          untold.push(`${name}: ${value}`)
      }
      expect(untold).toEqual([])
    },
  )

  test('that exists is the same for a page and for a script, so that a browser loads it once', async () => {
    expect(listed(await ask(`${http.origin}/assets/app-1.js`, 'GET', { accept: '*/*' }))).not.toContain('accept')
  })
})
