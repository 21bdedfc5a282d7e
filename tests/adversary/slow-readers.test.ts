import { EventEmitter, once } from 'node:events'
import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shares } from '../../supabase/local/budgets.ts'
import { fileBytes, SlowReaders } from '../../supabase/local/door/slow-readers.ts'
import { startHttpServer, type HttpServer } from '../../supabase/local/http-server.ts'
import { LiveHeads } from '../../supabase/local/live-heads.ts'
import { staticFiles } from '../../supabase/local/static-files.ts'
import { StorageFiles } from '../../supabase/local/storage-files.ts'

const megabyte = 1024 * 1024
const tenMB = 10 * megabyte
let folder: string
/** A busy machine is slow, not wrong. */
const patience = { timeout: 20_000 }

let http: HttpServer
let files: StorageFiles
let sockets: Socket[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comrade-readers-'))
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true })
  await writeFile(join(folder, 'dist', 'fallback.htm'), 'app')
  await writeFile(join(folder, 'dist', 'assets', 'large.js'), Buffer.alloc(tenMB))
  files = new StorageFiles(join(folder, 'storage'))
  await files.uploadObject('item-images', 'large.webp', undefined, Buffer.alloc(tenMB), 'image/webp', 'max-age=60')
  http = await startHttpServer({ port: 0, host: '127.0.0.1' })
  http.attach({
    frontend: staticFiles(join(folder, 'dist')),
    backend: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/rest/'))
        return Response.json('x'.repeat((pathname.endsWith('large') ? 8 : 1) * megabyte))
      const { body, metadata } = await files.getObject('item-images', 'large.webp')
      return new Response(body as ReadableStream, {
        headers: { 'content-type': metadata.mimetype, 'content-length': String(metadata.size), etag: metadata.eTag },
      })
    },
  })
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await http.close()
  await rm(folder, { recursive: true })
})

/** Asks for something and reads no more than the kernel takes for it. */
const ask = async (path: string, localAddress: string): Promise<Socket> => {
  const socket = connect({ port: Number(new URL(http.origin).port), host: '127.0.0.1', localAddress })
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  return socket
}

/** Descriptors of this process on files of the test. */
const openFiles = async (): Promise<number> => {
  const names = await readdir('/proc/self/fd')
  const paths = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')))
  return paths.filter((path) => path.startsWith(folder)).length
}

setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')
const memory = () => {
  if (typeof collectGarbage === 'function') collectGarbage()
  // The external memory has the buffers.
  const { external, heapUsed } = process.memoryUsage()
  return external + heapUsed
}
const isReadWhole = async (path: string) => (await (await fetch(`${http.origin}${path}`)).arrayBuffer()).byteLength

const file = '/storage/v1/object/public/item-images/large.webp'

describe.each([
  ['a stored file', file],
  ['a file of the app', '/assets/large.js'],
])('160 readers of %s who do not read', (_what, path) => {
  test('take little memory, and others read it', async () => {
    expect(await isReadWhole(path)).toBe(tenMB)
    const responses = new Set<ServerResponse>()
    http.server.on('request', (_request, response: ServerResponse) => void responses.add(response))
    const before = memory()
    for (let n = 0; n < 160; n += 1) await ask(path, `127.0.0.${2 + (n % 4)}`)
    await vi.waitFor(async () => expect(await openFiles()).toBe(160), patience)
    expect(await isReadWhole(path)).toBe(tenMB)
    // Whole files would be 1,600 MB.
    const waiting = [...responses].reduce((sum, { writableLength }) => sum + writableLength, 0)
    expect(waiting).toBeLessThanOrEqual(160 * fileBytes)
    // What was read whole before may be freed later than by the first collection.
    await vi.waitFor(() => expect((memory() - before) / megabyte).toBeLessThan(100), patience)
  })

  test('leave no open file behind when they hang up', async () => {
    for (let n = 0; n < 20; n += 1) await ask(path, '127.0.0.2')
    await vi.waitFor(async () => expect(await openFiles()).toBe(20), patience)
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(async () => expect(await openFiles()).toBe(0), patience)
  })
})

test('a file that somebody has already leaves no open file behind', async () => {
  const first = await fetch(`${http.origin}${file}`)
  const etag = first.headers.get('etag') ?? ''
  await first.arrayBuffer()
  expect((await fetch(`${http.origin}${file}`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  await vi.waitFor(async () => expect(await openFiles()).toBe(0), patience)
})

test('the bytes of a stored file are read a part at a time', async () => {
  const { body } = await files.getObject('item-images', 'large.webp')
  const sizes: number[] = []
  for await (const part of body as ReadableStream<Uint8Array>) sizes.push(part.byteLength)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(tenMB)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(64 * 1024)
})

test('a large answer of rows arrives whole, with its length', async () => {
  const response = await fetch(`${http.origin}/rest/v1/items`, { headers: { 'accept-encoding': 'identity' } })
  expect([Number(response.headers.get('content-length')), (await response.text()).length]).toEqual([
    megabyte + 2,
    megabyte + 2,
  ])
  const compressed = await fetch(`${http.origin}/rest/v1/items`, { headers: { 'accept-encoding': 'gzip' } })
  expect(await compressed.json()).toBe('x'.repeat(megabyte))
})

/** An answer of which `taken` bytes have left the process. */
class Answer extends EventEmitter {
  headersSent = true
  destroyed = false
  writableFinished = false
  taken = 0
  get socket() {
    return { bytesWritten: this.taken + 5000, writableLength: 5000 }
  }
  destroy() {
    if (this.destroyed) return
    this.destroyed = true
    this.emit('close')
  }
}
const asResponse = (answer: Answer) => answer as unknown as ServerResponse

describe('answers that are not read', () => {
  test('are so many bytes of a network, and another network is answered', () => {
    const readers = new SlowReaders()
    const admit = (network: string) => readers.admit(asResponse(new Answer()), network, megabyte)
    const admitted = Array.from({ length: 200 }, () => admit('a')).filter(Boolean).length
    expect(admitted).toBe(shares.unread.address / megabyte)
    expect(admit('b')).toBe(true)
    readers.close()
  })

  test('are so many bytes in all, whose network holds the most gives up its oldest', () => {
    const readers = new SlowReaders({ limits: { total: 8, address: 4 } })
    const admit = (network: string, bytes: number) => {
      const answer = new Answer()
      return { answer, isAdmitted: readers.admit(asResponse(answer), network, bytes) }
    }
    const [large] = [admit('a', 3), admit('a', 1), admit('b', 2), admit('c', 2)]
    expect(admit('d', 1).isAdmitted).toBe(true)
    expect(large.answer.destroyed).toBe(true)
    expect(readers.unread).toBe(4)
    readers.close()
  })

  test('make room once they are read', () => {
    const readers = new SlowReaders({ limits: { total: 8, address: 4 } })
    const answer = new Answer()
    readers.admit(asResponse(answer), 'a', 4)
    expect(readers.admit(asResponse(new Answer()), 'a', 1)).toBe(false)
    answer.emit('close')
    expect(readers.admit(asResponse(new Answer()), 'a', 1)).toBe(true)
    readers.close()
  })

  test('are given up when next to nothing is read of them in half a minute, and no others', () => {
    let now = 0
    const readers = new SlowReaders({ now: () => now })
    const [still, trickle, slow, waiting] = [new Answer(), new Answer(), new Answer(), new Answer()]
    waiting.headersSent = false
    for (const answer of [still, trickle, slow, waiting]) readers.admit(asResponse(answer), 'a', 1)
    for (let second = 1; second <= 120; second += 1) {
      now += 1000
      trickle.taken += 100
      slow.taken += 1000
      readers.closeSlowest()
      if (second === 29) expect(still.destroyed).toBe(false)
      if (second === 30) expect([still.destroyed, trickle.destroyed]).toEqual([true, true])
    }
    expect([slow.destroyed, waiting.destroyed, readers.unread]).toEqual([false, false, 2])
    readers.close()
  })

  test('of rows are refused, not held, once a network has too many', async () => {
    const unread = await Promise.all(
      Array.from({ length: shares.unread.address / (8 * megabyte) }, () => ask('/rest/v1/large', '127.0.0.2')),
    )
    const answerTo = async (localAddress: string) => {
      const [part] = await once((await ask('/rest/v1/large', localAddress)).resume(), 'data')
      return String(part).slice(0, 12)
    }
    await vi.waitFor(async () => expect(await answerTo('127.0.0.2')).toBe('HTTP/1.1 429'), patience)
    expect(await answerTo('127.0.0.3')).toBe('HTTP/1.1 200')
    for (const socket of unread) socket.destroy()
    await vi.waitFor(async () => expect(await answerTo('127.0.0.2')).toBe('HTTP/1.1 200'), patience)
  })
})

describe('a live stream that is not read', () => {
  const listenTo = async (live: LiveHeads) => {
    const responses: ServerResponse[] = []
    const server = await startHttpServer({ port: 0, host: '127.0.0.1' })
    server.server.on('request', (_request, response: ServerResponse) => void responses.push(response))
    server.attach({ live, backend: async () => new Response(), frontend: (_request, response) => response.end() })
    const stop = new AbortController()
    await fetch(`${server.origin}/live/v1/tum`, { signal: stop.signal })
    const [response] = responses
    if (!response) throw new Error('no stream was opened')
    return {
      response,
      close: async () => {
        stop.abort()
        live.close()
        await server.close()
      },
    }
  }

  test('is closed instead of written to', async () => {
    let [head, now] = [1, 0]
    const live = new LiveHeads({ readCampuses: async () => ['tum'], readHead: async () => head }, { now: () => now })
    const { response, close } = await listenTo(live)
    vi.spyOn(response, 'writableLength', 'get').mockReturnValue(10_000)
    const write = vi.spyOn(response, 'write')
    head = 2
    now += 2000
    await vi.waitFor(() => expect(response.destroyed).toBe(true), patience)
    expect(write).not.toHaveBeenCalled()
    await close()
  })

  test('does not delay the end of its server', async () => {
    const live = new LiveHeads({ readCampuses: async () => ['tum'], readHead: async () => 1 })
    const { response, close } = await listenTo(live)
    vi.spyOn(response, 'writableLength', 'get').mockReturnValue(10)
    live.close()
    expect(response.destroyed).toBe(true)
    await close()
  })
})
