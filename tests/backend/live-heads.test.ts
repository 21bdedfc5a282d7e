import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startHttpServer, type HttpServer } from '../../supabase/local/http-server.ts'
import { LiveHeads } from '../../supabase/local/live-heads.ts'

let http: HttpServer
let live: LiveHeads
const heads = new Map<string, number>()
const readHead = vi.fn<(campus: string) => Promise<number | null>>()
const readCampuses = vi.fn<() => Promise<string[]>>()
/** Milliseconds. */
let now: number

beforeEach(async () => {
  heads.clear()
  heads.set('tum', 41)
  readHead.mockReset().mockImplementation(async (campus) => heads.get(campus) ?? null)
  readCampuses.mockReset().mockImplementation(async () => [...heads.keys()])
  now = 0
  vi.stubEnv('TRUSTED_PROXIES', '127.0.0.1')
  http = await startHttpServer({ port: 0, host: '127.0.0.1' })
  live = new LiveHeads({ readHead, readCampuses }, { limits: { total: 6, address: 4 }, now: () => now })
  http.attach({
    backend: async () => new Response(),
    frontend: (_request, response) => response.writeHead(404).end(),
    live,
  })
})
afterEach(async () => {
  live.close()
  await http.close()
  vi.unstubAllEnvs()
})

/**
 * Opens a stream and collects the text that it sends.
 * @param from the client's address, as a proxy on this machine reports it
 */
const listen = async (campus: string, from = '10.0.0.1') => {
  const stop = new AbortController()
  const response = await fetch(`${http.origin}/live/v1/${campus}`, {
    headers: { 'x-forwarded-for': `203.0.113.9, ${from}` },
    signal: stop.signal,
  })
  let text = ''
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk)
  })().catch(() => {})
  return { response, said: () => text, reading, stop: () => stop.abort() }
}

test('a page receives the revision of its campus immediately and after every change, and nothing else', async () => {
  const { response, said: received } = await listen('tum')
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  await vi.waitFor(() => expect(received()).toContain('data: 41\n\n'))
  heads.set('tum', 57)
  now += 2000
  await vi.waitFor(() => expect(received()).toContain('data: 57\n\n'), { timeout: 10_000 })
  expect(
    received()
      .replace('retry: 15000\n', '')
      .replaceAll(/data: \d+\n\n/g, ''),
  ).toBe('')
})

test('a stream on which nothing changes says something often enough for the page to see that it is alive', async () => {
  await http.close()
  http = await startHttpServer({ port: 0, host: '127.0.0.1' })
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const beating = new LiveHeads({ readHead, readCampuses }, { now: () => now })
  try {
    http.attach({
      backend: async () => new Response(),
      frontend: (_request, response) => response.writeHead(404).end(),
      live: beating,
    })
    const { said } = await listen('tum')
    await vi.waitFor(() => expect(said()).toContain('data: 41'))
    // A page connects again after a minute: two beats must fit in.
    vi.advanceTimersByTime(55_000)
    await vi.waitFor(() => expect(said().split(':\n\n')).toHaveLength(3))
  } finally {
    beating.close()
    vi.useRealTimers()
  }
})

test('the database is queried once for all pages of a campus', async () => {
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((from) => listen('tum', from)))
  expect(readHead).toHaveBeenCalledTimes(1)
  readHead.mockClear()
  await vi.waitFor(() => expect(readHead).toHaveBeenCalledTimes(1), { timeout: 10_000 })
})

test('a page that connects later receives a head at most two seconds old, even if no page was connected in between', async () => {
  const first = await listen('tum')
  first.stop()
  heads.set('tum', 57)
  now += 2000
  const { said: received } = await listen('tum')
  await vi.waitFor(() => expect(received()).toContain('data: 57\n\n'))
})

test('pages that reconnect repeatedly cause no more queries than one page', async () => {
  for (let n = 0; n < 20; n += 1) (await listen('tum', `address ${n}`)).stop()
  expect(readHead).toHaveBeenCalledTimes(1)
})

test('streams are limited per address and in total; a full server closes the oldest stream of who has the most', async () => {
  const streams = await Promise.all(Array.from({ length: 4 }, () => listen('tum', 'a')))
  expect((await listen('tum', 'a')).response.status).toBe(204)
  const others = await Promise.all([listen('tum', 'b'), listen('tum', 'b')])
  expect([...streams, ...others].map(({ response }) => response.status)).toEqual(Array.from({ length: 6 }, () => 200))
  expect((await listen('tum', 'c')).response.status).toBe(200)
  await streams[0]?.reading
  expect((await listen('tum', 'a')).response.status).toBe(204)
  for (const { stop } of others) stop()
  await vi.waitFor(async () => expect((await listen('tum', 'a')).response.status).toBe(200))
})

test('nothing is written to a stream that was closed for another page, even if its own page does not notice', async () => {
  const responses: ServerResponse[] = []
  http.server.on('request', (_request, response: ServerResponse) => void responses.push(response))
  await listen('tum', 'a')
  const [oldest] = responses
  if (!oldest) throw new Error('no stream was opened')
  const end = vi.spyOn(oldest, 'end').mockReturnThis()
  await Promise.all(['a', 'a', 'a', 'b', 'b'].map((from) => listen('tum', from)))
  const { said: received } = await listen('tum', 'c')
  expect(end).toHaveBeenCalled()
  const write = vi.spyOn(oldest, 'write')
  heads.set('tum', 57)
  now += 2000
  await vi.waitFor(() => expect(received()).toContain('data: 57\n\n'), { timeout: 10_000 })
  expect(write).not.toHaveBeenCalled()
})

test('unknown campus names cause one read of the list of campuses, however many are tried', async () => {
  for (let n = 0; n < 20; n += 1) expect((await listen(`nowhere-${n}`, `address ${n}`)).response.status).toBe(204)
  expect(readCampuses).toHaveBeenCalledTimes(1)
  expect(readHead).not.toHaveBeenCalled()
})

test('a new campus is found after a while', async () => {
  expect((await listen('kmtc')).response.status).toBe(204)
  heads.set('kmtc', 60)
  expect((await listen('kmtc')).response.status).toBe(204)
  now += 10_000
  expect((await listen('kmtc')).response.status).toBe(200)
})

test('a failed query is printed, and retried later', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  readHead.mockRejectedValueOnce(new Error('no answer'))
  expect((await listen('tum')).response.status).toBe(204)
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/^Live updates failed: Error: no answer/)]])
  printed.mockRestore()
  now += 2000
  expect((await listen('tum')).response.status).toBe(200)
})

test.each(['nowhere', 'NOT-A-SLUG', ''])(
  'an unknown campus is rejected with a status after which browsers do not reconnect: "%s"',
  async (campus) => {
    const { response } = await listen(campus)
    expect([204, 400, 404]).toContain(response.status)
  },
)

test('a closing server ends the streams', async () => {
  const { reading } = await listen('tum')
  live.close()
  await expect(reading).resolves.toBeUndefined()
})
