import { afterEach, expect, it, vi } from 'vitest'
import { connectivity } from '@/store/connectivity'
import { closeDevice } from '@/store/db'
import { notePause, repeated } from '@/store/remote/asked-pause'
import { longestWaitMs } from '@/store/take-lock'
import { pullNow } from './pull-now'
import { pullState } from './pull-state'

const initial = pullState.getState()
afterEach(() => {
  pullState.setState(initial, true)
  connectivity.setState({ reachable: true })
  closeDevice()
  vi.useRealTimers()
})

it.each([
  [
    'with Web Locks',
    {
      onLine: true,
      locks: { request: (_name: string, _options: object, work: (lock: object) => unknown) => work({}) },
    },
  ],
  ['without Web Locks, as on pages without HTTPS', { onLine: true }],
])('a pull that cannot reach the server says so, %s', async (_title, navigator) => {
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('location', { origin: 'http://comrade.test' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await pullNow()
  expect(pullState.getState().status).toBe('failed')
  expect(connectivity.getState().reachable).toBe(false)
})

it('a pull that a busy server refuses says when it may be asked again', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { origin: 'http://comrade.test' })
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'PT429', message: 'Too many' }, { status: 429, headers: { 'Retry-After': '30' } }),
  )
  const before = Date.now()
  await pullNow()
  const { status, pausedUntil } = pullState.getState()
  expect(status).toBe('failed')
  expect(pausedUntil).toBeGreaterThan(before + 29_000)
  expect(pausedUntil).toBeLessThanOrEqual(Date.now() + 30_000)
  // Files of the same process pull, too.
  notePause(repeated.pull, new Response('', { status: 503 }))
})

type Options = { ifAvailable?: boolean; signal?: AbortSignal; steal?: boolean }

/** The lock is held by another page, until `release`. */
const heldLocks = () => {
  const page = new AbortController()
  const released = new Promise<void>((resolve) => page.signal.addEventListener('abort', () => resolve()))
  const request = async (
    _name: string,
    { ifAvailable, signal, steal }: Options,
    work: (lock: object | null) => unknown,
  ) => {
    if (ifAvailable) return work(null)
    if (steal) return work({})
    await Promise.race([
      released,
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
    ])
    return work({})
  }
  return { locks: { request }, release: () => page.abort() }
}

const offline = (locks: object) => {
  vi.stubGlobal('navigator', { onLine: true, locks })
  vi.stubGlobal('location', { origin: 'http://comrade.test' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

it('a page pulls after another one whose pull ended without a result', async () => {
  const { locks, release } = heldLocks()
  offline(locks)
  const pulled = pullNow()
  release()
  await pulled
  expect(pullState.getState().status).toBe('failed')
})

it('a page does not wait for a frozen one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  offline(heldLocks().locks)
  const pulled = pullNow()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  vi.advanceTimersByTime(longestWaitMs)
  vi.useRealTimers()
  await pulled
  expect(pullState.getState().status).toBe('failed')
})
