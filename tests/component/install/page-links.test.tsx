import { afterEach, expect, test, vi } from 'vitest'
import { answerPageLink } from '../../../sw/page-links'

const origin = 'https://comrade.example'
const english = `${origin}/sw.js`

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answer = (address: string, script = english) => answerPageLink(new Request(origin + address), script)
const leadsTo = async (address: string, script = english) => (await answer(address, script)).headers.get('Location')

test('a link to a translation shows the page of the server', async () => {
  vi.stubGlobal('fetch', async () => new Response('Vyakula'))
  expect(await (await answer('/sw/groceries')).text()).toBe('Vyakula')
  vi.stubGlobal('fetch', async () => new Response('Haipo', { status: 404 }))
  expect(await (await answer('/sw/no-such-page')).text()).toBe('Haipo')
})

test.each([
  ['/sw/groceries?item=1', '/groceries?item=1'],
  ['/sw', '/'],
  ['/sw/', '/'],
  ['/sw/education/managing-pms', '/education/managing-pms'],
])('without a network %s opens the app at %s', async (link, address) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await leadsTo(link)).toBe(origin + address)
})

test('so it does where the server fails', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }))
  expect(await leadsTo('/sw/groceries')).toBe(`${origin}/groceries`)
})

test('and on a network that stalls, after some seconds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const led = leadsTo('/sw/groceries')
  await vi.advanceTimersByTimeAsync(8000)
  expect(await led).toBe(`${origin}/groceries`)
})

test('a page in the app’s own language, and the file of a page, need no network', async () => {
  const fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  expect(await leadsTo('/sw/groceries?q=13', `${origin}/sw.sw.js`)).toBe(`${origin}/groceries?q=13`)
  expect(await leadsTo('/groceries.html')).toBe(`${origin}/groceries`)
  expect(await leadsTo('/index.html')).toBe(`${origin}/`)
  expect(fetched).not.toHaveBeenCalled()
})
