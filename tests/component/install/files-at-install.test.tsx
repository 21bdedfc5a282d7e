import { afterEach, describe, expect, test, vi } from 'vitest'
import { hashOf } from '../../../sw/fetch-verified'
import { chooseFromPack, unpack } from '../../../sw/install-pack'
import { neededAtInstall, prefetch, repair } from '../../../sw/prefetch'

afterEach(() => vi.unstubAllGlobals())

const origin = 'https://comrade.example'
const contents: Readonly<Record<string, string>> = {
  '/shell.htm': '<html data-app>',
  '/assets/home-bbbbbbbb.js': 'home()',
  '/assets/cart-bbbbbbbb.js': 'cart()',
}
const bytesOf = (text: string) => new TextEncoder().encode(text)
const file = async (name: string, first: boolean) => ({
  url: `${origin}${name}`,
  key: `${origin}${name}`,
  hash: await hashOf(bytesOf(contents[name] ?? '')),
  first,
  isPacked: !first,
})
const shell = await file('/shell.htm', true)
const home = await file('/assets/home-bbbbbbbb.js', false)
const cart = await file('/assets/cart-bbbbbbbb.js', false)
const files = [shell, home, cart]
/** What an earlier version cached: the shell and the home screen. */
const earlier = [`${origin}/shell.htm`, `${origin}/assets/home-aaaaaaaa.js`]

test.for([
  { when: 'only the first stage on a first visit', cachedUrls: [], saveData: false, needed: [shell] },
  { when: 'all of them for a new version', cachedUrls: earlier, saveData: false, needed: files },
  {
    when: 'only those cached before for a new version in data-saver mode',
    cachedUrls: earlier,
    saveData: true,
    needed: [shell, home],
  },
])('the service worker waits for its files: $when', ({ cachedUrls, saveData, needed }) => {
  expect(neededAtInstall(files, { cachedUrls, saveData })).toEqual(needed)
})

test.for([
  { when: 'provides all later files to a phone that has none', missing: [home, cart], taken: [home, cart] },
  { when: 'is not used for one changed file of many', missing: [cart], taken: [] },
  { when: 'does not provide files of the first stage', missing: [shell, home, cart], taken: [home, cart] },
])('the install pack $when', ({ missing, taken }) => {
  expect(chooseFromPack(missing, 2)).toEqual(taken)
})

const packText = (paths: readonly string[]) =>
  JSON.stringify(
    Object.fromEntries(
      paths.map((path) => [path, { type: 'text/javascript', base64: false, body: contents[path] ?? 'other()' }]),
    ),
  )
const packHeaders = {
  'Content-Type': 'application/json',
  'Content-Security-Policy': "default-src 'none'",
  'Content-Encoding': 'br',
  ETag: 'pack',
}
const installPackOf = async (text: string) => ({
  url: `${origin}/assets/install-bbbbbbbb.json`,
  hash: await hashOf(bytesOf(text)),
})
const whole = packText(['/assets/home-bbbbbbbb.js', '/assets/cart-bbbbbbbb.js'])
const precache = { files, installPack: await installPackOf(whole) }

const openCache = async () => {
  await caches.delete('test')
  return caches.open('test')
}
const cachedTexts = async (cache: Cache) =>
  Object.fromEntries(
    await Promise.all(
      (await cache.keys()).map(
        async ({ url }) => [new URL(url).pathname, await (await cache.match(url))?.text()] as const,
      ),
    ),
  )

/** @param instead answers a request in place of the host, or leaves it to the host */
const serve = (
  instead: (path: string, cacheMode: RequestCache | undefined) => Response | Promise<Response> | undefined = () =>
    undefined,
) => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url)
    requests.push(pathname)
    return instead(pathname, init?.cache) ?? new Response(pathname.endsWith('.json') ? whole : contents[pathname])
  })
  return requests
}
/** What a network answers that wants a bundle to be bought first. */
const portal = () => new Response('<h1>Buy a bundle to go on</h1>', { headers: { 'Content-Type': 'text/html' } })

test('a file of the install pack is cached as if it had been fetched by itself', async () => {
  const text = packText(['/assets/home-bbbbbbbb.js', '/assets/other-bbbbbbbb.js'])
  vi.stubGlobal('fetch', async () => new Response(text, { headers: packHeaders }))
  const cache = await openCache()
  expect(await unpack(cache, await installPackOf(text), [home, cart])).toEqual([cart])
  const cached = await cache.match(home.key)
  expect(await cached?.text()).toBe('home()')
  expect(Object.fromEntries(cached?.headers ?? [])).toEqual({
    'content-type': 'text/javascript',
    'content-security-policy': "default-src 'none'",
  })
  expect(await cache.keys()).toHaveLength(1)
})

test.for([
  { when: 'is gone', answer: async () => new Response('', { status: 404 }) },
  { when: 'is corrupt', answer: async () => new Response('{"') },
  { when: 'is of another version', answer: async () => new Response(packText(['/assets/home-bbbbbbbb.js'])) },
  { when: 'cannot be reached', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
])('each file is fetched by itself when the pack $when', async ({ answer }) => {
  const requests = serve((path) => (path.endsWith('.json') ? answer() : undefined))
  const cache = await openCache()
  await prefetch(cache, precache, files)
  expect(requests.filter((path) => !path.endsWith('.json')).toSorted()).toEqual(Object.keys(contents).toSorted())
  expect(await cachedTexts(cache)).toEqual(contents)
})

describe.for(Object.keys(contents))('a foreign page in the place of %s', (poisoned) => {
  test('is not cached, at the first visit or at an update; the next try caches the file', async () => {
    const cache = await openCache()
    serve((path) => (path === poisoned || path.endsWith('.json') ? portal() : undefined))
    await expect(prefetch(cache, precache, files)).rejects.toThrow('is not the file of this version')
    expect(Object.keys(await cachedTexts(cache))).not.toContain(poisoned)
    serve()
    await prefetch(cache, precache, files)
    expect(await cachedTexts(cache)).toEqual(contents)
  })

  test('that the HTTP cache has is passed by', async () => {
    const cache = await openCache()
    serve((path, mode) => (path.endsWith('.json') || (path === poisoned && mode !== 'reload') ? portal() : undefined))
    await prefetch(cache, precache, files)
    expect(await cachedTexts(cache)).toEqual(contents)
  })

  test('that was cached before is replaced by a repair, which fetches nothing else', async () => {
    const cache = await openCache()
    serve()
    await prefetch(cache, precache, files)
    await cache.put(`${origin}${poisoned}`, portal())
    const requests = serve()
    await repair(cache, precache, files)
    expect(requests).toEqual([poisoned])
    expect(await cachedTexts(cache)).toEqual(contents)
  })
})

test('a file that a host redirects is cached so that it can answer a navigation', async () => {
  const cache = await openCache()
  serve((path) => {
    const response = new Response(contents[path] ?? whole, { headers: { 'Content-Type': 'text/html' } })
    Object.defineProperty(response, 'redirected', { value: true })
    return response
  })
  await prefetch(cache, precache, [shell])
  expect((await cache.match(shell.key))?.redirected).toBe(false)
  expect((await cache.match(shell.key))?.headers.get('Content-Type')).toBe('text/html')
})
