import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchInTime } from './fetch-in-time'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const answer = (fetched: (init: RequestInit) => Promise<Response>) =>
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => fetched(init))
const silence = <Value>() => new Promise<Value>(() => {})

it('fails when a request is swallowed, and aborts it', async () => {
  let signal: AbortSignal | null | undefined
  answer((init) => {
    signal = init.signal
    return silence()
  })
  const response = expect(fetchInTime('/rows')).rejects.toThrow('no byte for 20000 ms')
  await vi.advanceTimersByTimeAsync(20_000)
  await response
  expect(signal?.aborted).toBe(true)
})

it('fails when the rest of an answer is swallowed', async () => {
  answer(
    async () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('half of ')) })),
  )
  const text = expect((await fetchInTime('/rows')).text()).rejects.toThrow('no byte')
  await vi.advanceTimersByTimeAsync(20_000)
  await text
})

it('lets a slow answer take as long as it needs while bytes arrive', async () => {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined
  answer(
    async () =>
      new Response(new ReadableStream({ start: (controller) => void (body = controller) }), {
        status: 206,
        headers: { 'Content-Range': '0-1/2' },
      }),
  )
  const response = await fetchInTime('/rows')
  const text = response.text()
  for (const part of ['a', 'b', 'c', 'd']) {
    await vi.advanceTimersByTimeAsync(15_000)
    body?.enqueue(new TextEncoder().encode(part))
    await vi.advanceTimersByTimeAsync(1)
  }
  body?.close()
  expect(await text).toBe('abcd')
  expect([response.status, response.headers.get('Content-Range')]).toEqual([206, '0-1/2'])
  expect(vi.getTimerCount()).toBe(0)
})

it('leaves no timer behind an answer without a body or a failure', async () => {
  answer(async () => new Response(null, { status: 204 }))
  expect((await fetchInTime('/rows')).status).toBe(204)
  // In Chromium such responses have an empty body.
  answer(async () =>
    Object.defineProperty(new Response(null, { status: 204 }), 'body', { value: new ReadableStream() }),
  )
  expect((await fetchInTime('/rows')).status).toBe(204)
  answer(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchInTime('/rows')).rejects.toThrow('Failed to fetch')
  expect(vi.getTimerCount()).toBe(0)
})

it('can be ended by its caller', async () => {
  answer(
    ({ signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const caller = new AbortController()
  const response = expect(fetchInTime('/rows', { signal: caller.signal })).rejects.toThrow('left')
  caller.abort(new Error('left'))
  await response
})
