import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connectionLimits } from '../../supabase/local/door/connection-limits.ts'
import { startHttpServer, type HttpServer } from '../../supabase/local/http-server.ts'

/** A busy machine is slow, not wrong. */
const patience = { timeout: 20_000 }

let http: HttpServer
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await http.close()
})

const start = async (options: Partial<Parameters<typeof startHttpServer>[0]> = {}) => {
  http = await startHttpServer({ port: 0, host: '127.0.0.1', ...options })
  http.attach({ backend: async () => Response.json([]), frontend: (_request, response) => response.end('app') })
}

const open = async (localAddress: string, bytes = ''): Promise<Socket> => {
  const socket = connect({ port: Number(new URL(http.origin).port), host: '127.0.0.1', localAddress })
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.resume()
  if (bytes !== '') socket.write(bytes)
  return socket
}
const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded
const openConnections = () =>
  new Promise<number>((resolve) => http.server.getConnections((_error, count) => resolve(count)))
const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const isAnswered = async (localAddress: string) => {
  const socket = await open(localAddress, get)
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
}

describe('connections', () => {
  test('of one network are so many, and another network is answered', async () => {
    await start({ connections: { total: 30, address: 10 } })
    for (let n = 0; n < 100; n += 1) await open('127.0.0.2')
    await vi.waitFor(async () => expect(await openConnections()).toBe(10), patience)
    expect(await isAnswered('127.0.0.3')).toBe(true)
    expect(await isAnswered('127.0.0.2')).toBe(false)
  })

  test('of many networks are so many in all, and a network that has none gets one', async () => {
    await start({ connections: { total: 30, address: 10 } })
    for (let n = 0; n < 60; n += 1) await open(`127.0.0.${2 + (n % 6)}`)
    await vi.waitFor(async () => expect(await openConnections()).toBe(30), patience)
    expect(await isAnswered('127.0.0.99')).toBe(true)
    expect(await openConnections()).toBeLessThanOrEqual(30)
  })

  test('that end make room for others', async () => {
    await start({ connections: { total: 30, address: 2 } })
    const [first] = [await open('127.0.0.2'), await open('127.0.0.2')]
    first.destroy()
    await vi.waitFor(async () => expect(await isAnswered('127.0.0.2')).toBe(true), patience)
  })

  test('are as many as the process has descriptors for', () => {
    expect(connectionLimits(1024)).toEqual({ total: 384, address: 128 })
    expect(connectionLimits(1_000_000)).toEqual({ total: 8000, address: 1000 })
    expect(connectionLimits(Number.POSITIVE_INFINITY)).toEqual({ total: 8000, address: 1000 })
    expect(connectionLimits(100).total).toBeGreaterThan(0)
  })
})

const isClosedWithin = (socket: Socket, ms: number) =>
  Promise.race([once(socket, 'close').then(() => true), sleep(ms, false, { ref: false })])

describe('a connection is closed in bounded time', () => {
  const waits = { headersMs: 200, bodyMs: 400, idleMs: 200, checkMs: 50 }
  test.each([
    ['that sends nothing', ''],
    ['that sends half a header', 'GET / HTTP/1.1\r\nHost: loc'],
    ['that has been answered', get],
    ['that sends no body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n'],
  ])('%s', async (_what, bytes) => {
    await start({ waits })
    const socket = await open('127.0.0.2', bytes)
    expect(isOpen(socket)).toBe(true)
    expect(await isClosedWithin(socket, 10_000)).toBe(true)
  })

  test('and the server’s own times are short', async () => {
    await start()
    expect(http.server.headersTimeout).toBeLessThanOrEqual(10_000)
    expect(http.server.keepAliveTimeout).toBeLessThanOrEqual(20_000)
    expect(http.server.requestTimeout).toBeLessThanOrEqual(180_000)
  })
})

test('a connection that sends requests before it is answered is closed, and not one of them waits in memory', async () => {
  const held = Promise.withResolvers<void>()
  let reached = 0
  http = await startHttpServer({ port: 0, host: '127.0.0.1' })
  http.attach({
    backend: async () => {
      reached += 1
      await held.promise
      return Response.json([])
    },
    frontend: (_request, response) => response.end(),
  })
  const socket = await open('127.0.0.2', 'GET /rest/v1/items HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500))
  await once(socket, 'close')
  expect(reached).toBeLessThanOrEqual(1)
  held.resolve()
})

test('a request that arrives while the last bytes of an answer leave is answered after it', async () => {
  http = await startHttpServer({ port: 0, host: '127.0.0.1' })
  const first = Promise.withResolvers<void>()
  http.attach({
    backend: async () => new Response(),
    frontend: async (request, response) => {
      if (request.url === '/first') await first.promise
      response.end(`answer to ${request.url}`)
    },
  })
  let said = ''
  const socket = await open('127.0.0.2', get.replace('/', '/first') + get.replace('/', '/second'))
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
  first.resolve()
  await vi.waitFor(
    () => expect(said.match(/answer to \/(?:first|second)/g)).toEqual(['answer to /first', 'answer to /second']),
    patience,
  )
})

test('a connection that waits for each answer is answered as often as it asks', async () => {
  await start()
  const socket = await open('127.0.0.2')
  for (let n = 0; n < 50; n += 1) {
    socket.write(get)
    await once(socket, 'data')
  }
  expect(isOpen(socket)).toBe(true)
})
