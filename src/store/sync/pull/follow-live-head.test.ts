import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultCampus } from '@/kit/rules/campus'
import { connectivity } from '@/store/connectivity'
import { copiesDb } from '@/store/db'
import { fakeLiveServer } from '#support/store/sync/pull/fake-live-server'
import { followLiveHead } from './follow-live-head'
import { connectLiveHead, disconnectLiveHead, liveHead } from './live-head'
import { pullState } from './pull-state'
import { writeCursor } from './sync-cursor'
import { replicatedTableNames } from '../table-names'

const { pullNow } = vi.hoisted(() => ({
  pullNow: vi.fn<(first: readonly string[], head: number | null) => Promise<void>>(),
}))
vi.mock('./pull-now', () => ({ pullNow }))

let stop: () => void
let visible: boolean
const page = new EventTarget()

beforeEach(async () => {
  pullNow.mockReset().mockResolvedValue()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  visible = true
  liveHead.setState({ status: 'connecting', head: null })
  pullState.setState(pullState.getInitialState(), true)
  await writeCursor(copiesDb(), {
    campus: defaultCampus.slug,
    epoch: 'one',
    until: 11,
    hour: null,
    at: Date.now(),
    loaded: [...replicatedTableNames],
    floors: {},
  })
  stop = followLiveHead(page, () => visible)
})
afterEach(async () => {
  stop()
  vi.restoreAllMocks()
  vi.resetModules()
  // Not deleted: files of the same process have connections to it.
  await Promise.all(copiesDb().tables.map((table) => table.clear()))
})

it('pulls what has changed before the page began to listen', async () => {
  liveHead.setState({ status: 'on', head: 15 })
  await vi.waitFor(() => expect(pullNow).toHaveBeenCalledWith([], 15))
})

it('pulls nothing for a head that the phone knows, and pulls when it moves', async () => {
  liveHead.setState({ status: 'on', head: 10 })
  liveHead.setState({ status: 'on', head: 12 })
  await vi.waitFor(() => expect(pullNow).toHaveBeenCalledExactlyOnceWith([], 12))
})

it('stops listening when the page is hidden', () => {
  liveHead.setState({ status: 'on', head: 10 })
  visible = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(liveHead.getState()).toMatchObject({ status: 'off', head: null })
})

describe('a page that listens', () => {
  let server: ReturnType<typeof fakeLiveServer>
  beforeEach(async () => {
    server = fakeLiveServer()
    disconnectLiveHead()
    vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost')
    vi.stubGlobal('fetch', server.fetch)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })

  /** Goes on in steps of the faked clock, and lets the database answer between them, however slow the machine is. */
  const stepUntil = async (isDone: () => boolean, stepMs: number) => {
    for (let step = 0; step < 2000 && !isDone(); step += 1) {
      await vi.advanceTimersByTimeAsync(stepMs)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(isDone()).toBe(true)
  }

  /** Connects, and waits until the page has heard the head: a stream that said nothing is not silent but broken. */
  const connectAt = async (head: number) => {
    connectLiveHead()
    await stepUntil(() => server.requests.length === 1, 0)
    server.tell(head)
    await stepUntil(() => liveHead.getState().head === head, 0)
  }

  it('does so again a while after it is shown again', async () => {
    for (const isShown of [false, true]) {
      visible = isShown
      page.dispatchEvent(new Event('visibilitychange'))
    }
    await vi.advanceTimersByTimeAsync(15_000)
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['pulls at once what it has missed while the server was silent', 15, [15]],
    ['pulls nothing after a silence in which nothing has changed', 10, []],
  ])('%s', async (_what, head, pulled) => {
    await connectAt(10)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.requests).toHaveLength(2)
    server.tell(head)
    await stepUntil(() => pullState.getState().finishedAt > 0 || pullNow.mock.calls.length > 0, 0)
    // Pulls at the same time are one.
    expect([...new Set(pullNow.mock.calls.map(([, newest]) => newest))]).toEqual(pulled)
  })

  it('pulls when the server says nothing after a silence, either', async () => {
    await connectAt(10)
    await vi.advanceTimersByTimeAsync(60_000)
    await stepUntil(() => pullNow.mock.calls.length > 0, 10)
    expect(pullNow).toHaveBeenCalledWith([], null)
  })

  it('does so at once when the network that has failed works again', async () => {
    server.refuse(...Array.from({ length: 20 }, () => null))
    connectivity.setState({ online: true, reachable: false })
    connectLiveHead()
    await vi.advanceTimersByTimeAsync(1000)
    const before = server.requests.length
    connectivity.setState({ reachable: true })
    expect(server.requests).toHaveLength(before + 1)
  })
})
