import { afterEach, expect, test, vi } from 'vitest'
import { chooseFromPack, unpack } from '../../../sw/install-pack'
import { neededAtInstall, prefetch } from '../../../sw/prefetch'

afterEach(() => vi.unstubAllGlobals())

const origin = 'https://comrade.example'
const file = (name: string, first: boolean) => ({ url: `${origin}${name}`, key: `${origin}${name}`, first, isPacked: !first })
const shell = file('/shell.html', true)
const home = file('/assets/home-bbbbbbbb.js', false)
const cart = file('/assets/cart-bbbbbbbb.js', false)
const files = [shell, home, cart]
/** What an earlier version cached: the shell and the home screen. */
const earlier = [`${origin}/shell.html`, `${origin}/assets/home-aaaaaaaa.js`]

test.for([
  { when: 'only the first stage on a first visit', cachedUrls: [], saveData: false, needed: [shell] },
  { when: 'all of them for a new version', cachedUrls: earlier, saveData: false, needed: files },
  { when: 'only those cached before for a new version in data-saver mode', cachedUrls: earlier, saveData: true, needed: [shell, home] },
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

const packOf = (bodies: Readonly<Record<string, string>>) =>
  Response.json(Object.fromEntries(Object.entries(bodies).map(([path, body]) => [path, { type: 'text/javascript', base64: false, body }])), {
    headers: { 'Content-Security-Policy': "default-src 'none'", 'Content-Encoding': 'br', ETag: 'pack' },
  })

const openCache = async () => {
  await caches.delete('test')
  return caches.open('test')
}

test('a file of the install pack is cached as if it had been fetched by itself', async () => {
  vi.stubGlobal('fetch', async () => packOf({ '/assets/home-bbbbbbbb.js': 'home()', '/assets/other-bbbbbbbb.js': 'other()' }))
  const cache = await openCache()
  expect(await unpack(cache, `${origin}/assets/install-bbbbbbbb.json`, [home, cart])).toEqual([cart])
  const cached = await cache.match(home.key)
  expect(await cached?.text()).toBe('home()')
  expect(Object.fromEntries(cached?.headers ?? [])).toEqual({ 'content-type': 'text/javascript', 'content-security-policy': "default-src 'none'" })
  expect(await cache.keys()).toHaveLength(1)
})

test.for([
  { when: 'is gone', answer: async () => new Response('', { status: 404 }) },
  { when: 'is corrupt', answer: async () => new Response('{"') },
  { when: 'cannot be reached', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
])('each file is fetched by itself when the pack $when', async ({ answer }) => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('.json')) return answer()
    requests.push(url)
    return new Response('script()')
  })
  const cache = await openCache()
  await prefetch(cache, { files, installPack: `${origin}/assets/install-bbbbbbbb.json` }, files)
  expect(requests.toSorted()).toEqual([cart.url, home.url, shell.url].toSorted())
  expect(await cache.keys()).toHaveLength(3)
})
