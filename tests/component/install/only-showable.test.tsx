import { afterEach, expect, test, vi } from 'vitest'
import { CacheFirst } from 'workbox-strategies'
import {
  extended,
  jpegOf,
  losslessOf,
  lossyOf,
  webp,
} from '../../../supabase/functions/housekeeping/pictures/test-pictures'
import { onlyOfType } from '../../../sw/only-of-type'
import { onlyShowable, showable } from '../../../sw/only-showable'

const [small, huge] = [
  { width: 1280, height: 960 },
  { width: 16_000, height: 16_000 },
]
const address = 'https://project.example/storage/v1/object/public/item-images/amina/1-large.webp'
const responseOf = (bytes: Uint8Array<ArrayBuffer> | ReadableStream, type = 'image/webp') =>
  new Response(bytes, { headers: { 'Content-Type': type } })
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

afterEach(async () => {
  vi.unstubAllGlobals()
  await caches.delete(cacheName)
})

const cacheName = 'pictures-of-test'
const strategy = new CacheFirst({ cacheName, plugins: [onlyShowable, onlyOfType('image/')] })

class FakeFetchEvent extends Event {
  readonly request = new Request(address, { mode: 'no-cors' })
  readonly waiting: Promise<unknown>[] = []
  waitUntil(work: Promise<unknown>) {
    this.waiting.push(work)
  }
}

/** As the worker answers a page, with what the network has. */
const show = async (network: (request: Request) => Promise<Response>): Promise<Response> => {
  vi.stubGlobal('fetch', network)
  for (const name of ['FetchEvent', 'ExtendableEvent']) vi.stubGlobal(name, FakeFetchEvent)
  const event = new FakeFetchEvent('fetch')
  const answer = await strategy.handle({ event, request: event.request })
  const bytes = await bytesOf(answer.clone())
  await Promise.all(event.waiting)
  return new Response(bytes, answer)
}

test('a picture of the app passes as it is', async () => {
  for (const bytes of [
    webp(lossyOf(small)),
    jpegOf({ width: 960, height: 1280 }),
    webp(lossyOf(small), new Uint8Array(300_000)),
  ]) {
    expect(await bytesOf(await showable(responseOf(bytes)))).toEqual(bytes)
  }
})

test.each([
  ['a JPEG of 16,000 × 16,000', jpegOf(huge), 'image/jpeg'],
  ['a WebP of 16,000 × 16,000', webp(lossyOf(huge)), 'image/webp'],
  ['a lossless WebP of 16,384 × 16,384', webp(losslessOf({ width: 16_384, height: 16_384 })), 'image/webp'],
  ['an animation', webp(extended(0x02, small)), 'image/webp'],
  ['another format', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'image/webp'],
])('%s does not', async (_what, bytes, type) => {
  expect(await bytesOf(await showable(responseOf(bytes, type)))).toEqual(new Uint8Array())
})

test('of a picture that is not shown no more than the first bytes are downloaded', async () => {
  let sent = 0
  let isCancelled = false
  const endless = new ReadableStream({
    pull: (controller) => {
      controller.enqueue(sent === 0 ? jpegOf(huge) : new Uint8Array(16_384))
      sent += 1
    },
    cancel: () => void (isCancelled = true),
  })
  expect(await bytesOf(await showable(responseOf(endless)))).toEqual(new Uint8Array())
  expect(isCancelled).toBe(true)
  expect(sent).toBeLessThan(10)
})

test('a picture comes from the network once, whether it is shown or not, and without the page’s cookies', async () => {
  for (const [bytes, shown] of [
    [webp(lossyOf(small)), webp(lossyOf(small))],
    [webp(lossyOf(huge)), new Uint8Array()],
  ] as const) {
    await caches.delete(cacheName)
    const network = vi.fn<(request: Request) => Promise<Response>>(async () => responseOf(bytes))
    for (let time = 0; time < 3; time += 1) expect(await bytesOf(await show(network))).toEqual(shown)
    expect(network).toHaveBeenCalledTimes(1)
    expect(network.mock.calls[0]?.[0]).toMatchObject({ url: address, mode: 'cors', credentials: 'omit' })
  }
})

test('a picture that an earlier version has cached is looked at', async () => {
  const cache = await caches.open(cacheName)
  await cache.put(address, responseOf(webp(lossyOf(huge))))
  expect(await bytesOf(await show(() => Promise.reject(new Error('offline'))))).toEqual(new Uint8Array())
  await cache.put(address, responseOf(webp(lossyOf(small))))
  expect(await bytesOf(await show(() => Promise.reject(new Error('offline'))))).toEqual(webp(lossyOf(small)))
})

test('the page of a network that asks to sign in is not cached in the place of a picture, nor is an error', async () => {
  await show(async () => responseOf(new TextEncoder().encode('<html>'), 'text/html'))
  await show(async () => new Response('no', { status: 404, headers: { 'Content-Type': 'image/webp' } }))
  expect(await (await caches.open(cacheName)).keys()).toEqual([])
})
