import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pathOfTarget } from '../../supabase/local/door/request-target.ts'
import { startHttpServer, type HttpServer } from '../../supabase/local/http-server.ts'
import { LiveHeads } from '../../supabase/local/live-heads.ts'

let http: HttpServer
let live: LiveHeads
/** What the backend was asked for. */
let reached: string[] = []

beforeAll(async () => {
  http = await startHttpServer({ port: 0, host: '127.0.0.1' })
  live = new LiveHeads({ readCampuses: async () => ['tum'], readHead: async () => 1 })
  http.attach({
    live,
    backend: async (request) => {
      reached.push(new URL(request.url).pathname)
      return Response.json([])
    },
    frontend: (request, response) => {
      if (request.url === '/throws') throw new Error('planted')
      response.end('app')
    },
  })
})
afterAll(async () => {
  live.close()
  await http.close()
})
beforeEach(() => {
  reached = []
})

/** Sends bytes as they are. @returns the status; null when the server closes the connection without one */
const send = async (target: string, host = 'localhost'): Promise<number | null> => {
  const socket = connect(Number(new URL(http.origin).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.on('error', () => {})
  socket.end(Buffer.from(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1'))
  await once(socket, 'close')
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]
  return status === undefined ? null : Number(status)
}

const isAnswered = async () => expect(await send('/')).toBe(200)

test.each([
  '//',
  '/\\',
  '///',
  'http://[/',
  '//evil.example/x',
  '*',
  'nowhere',
  '/..',
  '/a/../b',
  '/%',
  '/%00',
  '/a%2fb',
  '/#',
  '/auth/v1/token?grant%5Ftype=refresh_token#&grant_type=password',
  `/${'x'.repeat(9000)}`,
])('the target %s is refused, and the next request is answered', async (target) => {
  expect(await send(target)).toBe(400)
  await isAnswered()
})

test.each(['[', 'a b', '%', '\u00ff'])('the host %j is refused, and the next request is answered', async (host) => {
  expect([400, 421]).toContain(await send('/rest/v1/items', host))
  await isAnswered()
})

test('what a handler throws ends one request alone', async () => {
  expect(await send('/throws')).toBe(500)
  await isAnswered()
})

test.each([
  '/auth/v1/%74oken',
  '/auth/v1//token',
  '/auth/v1/./token',
  '/auth/v1/token/',
  '/auth/v1/x/../token',
  '/%61uth/v1/token',
  '/auth/v1/token%20',
  '/auth\\v1\\token',
  '/storage/v1/object/gossip-images/a%2fb',
])('the backend does not see its path in the spelling %s', async (target) => {
  await send(target)
  expect(reached).toEqual([])
})

test.each([
  '/',
  '/my-university?tab=special-links',
  '/education/menstrual-cycle',
  '/groceries?q=sukari%20nguru',
  '/assets/index-1a2b3c4d.js',
  '/rest/v1/',
  '/rest/v1/rpc/sync?campus=tum',
  '/auth/v1/token?grant_type=password',
  '/storage/v1/object/public/item-images/0a1b/1-large.webp',
  '/live/v1/tum',
])('the app’s own target %s is accepted', (target) => {
  expect(pathOfTarget(target)).toBe(target.split('?')[0])
})
