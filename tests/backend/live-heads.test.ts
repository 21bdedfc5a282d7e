import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startHttpServer, type HttpServer } from '../../supabase/local/http-server.ts'
import { LiveHeads } from '../../supabase/local/live-heads.ts'

let http: HttpServer
let live: LiveHeads
const heads = new Map<string, number>()
const readHead = vi.fn<(campus: string) => Promise<number | null>>()

beforeEach(async () => {
  heads.clear()
  heads.set('tum', 41)
  readHead.mockReset().mockImplementation(async (campus) => heads.get(campus) ?? null)
  http = await startHttpServer({ port: 0, host: '127.0.0.1' })
  live = new LiveHeads(readHead)
  http.attach({ backend: async () => new Response(), frontend: (_request, response) => response.writeHead(404).end(), live })
})
afterEach(async () => {
  live.close()
  await http.close()
})

/** Opens a stream, and reads it as it grows. */
const listen = async (campus: string) => {
  const response = await fetch(`${http.origin}/live/v1/${campus}`)
  let text = ''
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk)
  })().catch(() => {})
  return { response, said: () => text, reading }
}

test('a page hears the revision of its campus at once and whenever it moves, and nothing else', async () => {
  const { response, said } = await listen('tum')
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  await vi.waitFor(() => expect(said()).toContain('data: 41\n\n'))
  heads.set('tum', 57)
  await vi.waitFor(() => expect(said()).toContain('data: 57\n\n'), { timeout: 10_000 })
  expect(said().replace('retry: 15000\n', '').replaceAll(/data: \d+\n\n/g, '')).toBe('')
})

test('the database is asked once for all pages of a campus', async () => {
  await Promise.all(Array.from({ length: 5 }, () => listen('tum')))
  readHead.mockClear()
  await vi.waitFor(() => expect(readHead).toHaveBeenCalledTimes(1), { timeout: 10_000 })
})

test.each(['nowhere', 'NOT-A-SLUG', ''])('an unknown campus is refused in a way that no browser repeats: "%s"', async (campus) => {
  const { response } = await listen(campus)
  expect([204, 404]).toContain(response.status)
})

test('a closing server ends the streams', async () => {
  const { reading } = await listen('tum')
  live.close()
  await expect(reading).resolves.toBeUndefined()
})
