import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { minuteMs } from '@/kit/rules/durations'
import { fakeLiveServer } from '#support/store/sync/pull/fake-live-server'
import {
  connectLiveHead,
  connectLiveHeadLater,
  connectOnlyWhile,
  disconnectLiveHead,
  liveHead,
  retryLiveHead,
  whenSilent,
} from './live-head'

let server: ReturnType<typeof fakeLiveServer>
let visible: boolean

/** Lets the answer, and what it says, arrive. */
const arrive = () => vi.advanceTimersByTimeAsync(0)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const state = () => liveHead.getState()

beforeEach(() => {
  server = fakeLiveServer()
  visible = true
  connectOnlyWhile(() => visible)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost')
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(() => {
  disconnectLiveHead()
  connectOnlyWhile(() => true)
  whenSilent(() => {})
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('connects once to the stream of the campus', () => {
  connectLiveHead()
  connectLiveHead()
  expect(server.requests).toEqual(['http://localhost/live/v1/tum'])
  expect(state().status).toBe('connecting')
})

it('does not connect while the page is hidden: a pull for the network that is back asks for it', () => {
  visible = false
  connectLiveHead()
  expect([server.requests, state().status]).toEqual([[], 'off'])
})

it('does not connect later, either, when the page has been hidden until then', async () => {
  visible = false
  connectLiveHeadLater()
  await pass(minuteMs)
  expect(server.requests).toEqual([])
  visible = true
  connectLiveHeadLater()
  await pass(15_000)
  expect(server.requests).toHaveLength(1)
})

it.each([
  ['at once', ['retry: 15000\ndata: 41\n\n']],
  ['in pieces', ['retry: 15', '000\ndata: 4', '1\n', '\n']],
  ['with carriage returns', ['data:41\r\n\r\n']],
  ['after an older one', ['data: 40\n\ndata: 41\n\n']],
  ['between beats', [':\n\n', 'data: 41\n\n', ':\n\n']],
  ['before what is no revision', ['data: 41\n\n', 'data: soon\n\n', 'data: -1\n\n', 'data: 99999999999999999\n\n']],
])('reads a head that comes %s', async (_how, pieces) => {
  connectLiveHead()
  await arrive()
  for (const piece of pieces) {
    server.say(piece)
    await arrive()
  }
  expect(state()).toMatchObject({ status: 'on', head: 41 })
})

describe('a stream that stays open', () => {
  const begin = async () => {
    connectLiveHead()
    await arrive()
    server.tell(41)
    await arrive()
  }

  it('is kept while the server beats, however long nothing changes', async () => {
    await begin()
    for (let beat = 0; beat < 20; beat += 1) {
      await pass(25_000)
      server.say(':\n\n')
      await arrive()
    }
    expect([server.requests.length, state().head]).toEqual([1, 41])
    expect(Date.now() - state().heardAt).toBe(0)
  })

  it('is kept when one beat does not come', async () => {
    await begin()
    await pass(50_000)
    server.say(':\n\n')
    await pass(50_000)
    expect(server.requests).toHaveLength(1)
  })

  it('is opened anew after two beats that have not come, once, and who listens is told', async () => {
    const silent = vi.fn<() => void>()
    whenSilent(silent)
    await begin()
    await pass(65_000)
    expect([server.requests.length, silent.mock.calls.length]).toEqual([2, 1])
    expect(state()).toMatchObject({ status: 'connecting', head: null })
    server.tell(57)
    await arrive()
    expect(state()).toMatchObject({ status: 'on', head: 57 })
  })

  it('is opened anew by the page that was frozen, and whose timers have not run', async () => {
    await begin()
    vi.setSystemTime(Date.now() + 8 * minuteMs)
    connectLiveHead()
    expect(server.requests).toHaveLength(2)
  })

  it('and from which nothing ever comes, as behind a proxy that collects it, is tried less and less often', async () => {
    connectLiveHead()
    await pass(30 * minuteMs)
    expect(server.requests.length).toBeGreaterThan(5)
    expect(server.requests.length).toBeLessThan(15)
  })

  it('is left when the page is hidden', async () => {
    await begin()
    disconnectLiveHead()
    await pass(10 * minuteMs)
    expect([server.requests.length, state().status]).toEqual([1, 'off'])
  })
})

describe('a stream that breaks', () => {
  const bad = (status: number, headers = {}) => new Response('', { status, headers })

  it.each([
    ['a proxy that cannot reach the server', bad(502)],
    ['a server that starts', bad(503)],
    ['too many requests', bad(429)],
    ['no network', null],
  ])('is tried again within seconds: %s', async (_why, refusal) => {
    server.refuse(refusal)
    connectLiveHead()
    await arrive()
    expect(state().status).toBe('broken')
    await pass(8000)
    expect(server.requests).toHaveLength(2)
    server.tell(41)
    await arrive()
    expect(state()).toMatchObject({ status: 'on', head: 41 })
  })

  it('waits twice as long after each failure, up to five minutes', async () => {
    server.refuse(...Array.from({ length: 12 }, () => bad(502)))
    connectLiveHead()
    const waits: number[] = []
    for (let before = 0; server.requests.length < 12;) {
      await pass(500)
      before += 500
      if (server.requests.length > waits.length + 1) {
        waits.push(before)
        before = 0
      }
    }
    expect(waits).toEqual([4000, 8000, 16_000, 32_000, 64_000, 128_000, 150_000, 150_000, 150_000, 150_000, 150_000])
  })

  it('waits as long as it is told, whatever the network does meanwhile', async () => {
    server.refuse(bad(503, { 'Retry-After': '120' }))
    connectLiveHead()
    await pass(119_000)
    retryLiveHead()
    expect(server.requests).toHaveLength(1)
    await pass(2000)
    expect(server.requests).toHaveLength(2)
  })

  it('is opened at once when the network has worked', async () => {
    server.refuse(null, null, null, null)
    connectLiveHead()
    await pass(30_000)
    const before = server.requests.length
    retryLiveHead()
    expect(server.requests).toHaveLength(before + 1)
  })

  it('does not begin with short waits again before it has lasted', async () => {
    connectLiveHead()
    for (let times = 0; times < 6; times += 1) {
      await arrive()
      server.tell(41)
      await arrive()
      server.end()
      await arrive()
      expect(state().status).toBe('broken')
      await pass(4000 * 2 ** times)
      expect(server.requests).toHaveLength(times + 2)
    }
  })

  it('begins with short waits when it had lasted', async () => {
    server.refuse(bad(502), bad(502), bad(502))
    connectLiveHead()
    await pass(4000 + 8000 + 16_000)
    server.tell(41)
    await pass(40_000)
    server.say(':\n\n')
    await pass(40_000)
    server.end()
    await pass(4000)
    expect(server.requests).toHaveLength(5)
  })

  it.each([
    ['asks for no other try', new Response(null, { status: 204 })],
    ['has no live heads', bad(404)],
    ['is a captive portal', new Response('<h1>Buy a bundle</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ])('is not tried again on a server that %s', async (_what, answer) => {
    server.refuse(answer)
    connectLiveHead()
    await pass(10 * minuteMs)
    expect([server.requests.length, state().status]).toEqual([1, 'off'])
  })

  it('is not tried again by a page that is hidden', async () => {
    server.refuse(bad(502))
    connectLiveHead()
    await arrive()
    visible = false
    await pass(minuteMs)
    expect([server.requests.length, state().status]).toEqual([1, 'off'])
  })
})
