import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DrainEnd, DrainReport } from './drain'
import { drainAll } from './drain-all'

const { drainNow } = vi.hoisted(() => ({ drainNow: vi.fn<() => Promise<DrainReport | null>>() }))
vi.mock('./drain-now', () => ({ drainNow }))
vi.mock('@/store/user-db', () => ({ userDb: () => ({ close: () => {} }) }))
vi.mock('@/store/db', () => ({ closeDevice: () => {} }))
vi.mock('@/store/session/user-record', () => ({ readIdentities: async () => ['anonymous'] }))
// Files share a process: modules that another one has read without the mocks are read again here, and after it.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

const report = (end: DrainEnd, nextAt: number | null = null): DrainReport => ({ end, acknowledged: 0, nextAt })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  drainNow.mockReset()
})

const drainInWorker = async () => {
  const onSent = vi.fn<() => Promise<void>>(async () => {})
  const hasMore = drainAll(onSent)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(onSent).toHaveBeenCalledOnce()
  return hasMore
}

describe('the worker', () => {
  it('sends when the page that was sending has ended without having sent everything', async () => {
    drainNow.mockResolvedValueOnce(null).mockResolvedValueOnce(null).mockResolvedValueOnce(report('idle'))
    expect(await drainInWorker()).toBe(false)
    expect(drainNow).toHaveBeenCalledTimes(3)
  })

  it('asks to be woken again when a page has been sending for half a minute', async () => {
    drainNow.mockResolvedValue(null)
    expect(await drainInWorker()).toBe(true)
  })

  it('starts the next batch', async () => {
    drainNow.mockResolvedValueOnce(report('more')).mockResolvedValueOnce(report('idle'))
    expect(await drainInWorker()).toBe(false)
    expect(drainNow).toHaveBeenCalledTimes(2)
  })

  it.each<[why: string, end: DrainReport, hasMore: boolean]>([
    ['the server cannot be reached', report('offline'), true],
    ['an operation is postponed', report('idle', 1), true],
    ['a page has taken the lock', report('stopped'), true],
    ['the session has ended', report('auth', 1), false],
    ['all is sent', report('idle'), false],
  ])('when %s, knows whether to be woken again', async (_why, end, hasMore) => {
    drainNow.mockResolvedValue(end)
    expect(await drainInWorker()).toBe(hasMore)
  })
})
