import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DrainReport } from './drain'
import type { Identity } from './operation'

const { drainNow, pullNow } = vi.hoisted(() => ({
  drainNow: vi.fn<(identity: Identity) => Promise<DrainReport | null>>(),
  pullNow: vi.fn<() => Promise<void>>(),
}))
vi.mock('./drain-now', () => ({ drainNow }))
vi.mock('../pull/pull-now', () => ({ pullNow }))

const amina = 'amina' as Identity
const report = (change: Partial<DrainReport> = {}): DrainReport => ({ end: 'idle', acknowledged: 0, nextAt: null, ...change })
const register = vi.fn<(tag: string) => Promise<void>>()

/** A browser with Background Sync, without it, or without any worker. */
const withRegistration = (registration: object | undefined) =>
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: () => Promise.resolve(registration) } })

const start = async () => {
  vi.resetModules()
  return (await import('./request-drain')).requestDrain
}

beforeEach(() => {
  vi.useFakeTimers()
  withRegistration({ sync: { register } })
  drainNow.mockResolvedValue(report())
  pullNow.mockResolvedValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('asking to send', () => {
  it('sends once, however often it is asked at the same time', async () => {
    const requestDrain = await start()
    requestDrain(amina)
    requestDrain(amina)
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(0)
    expect(drainNow.mock.calls.length).toBeLessThanOrEqual(2)
  })

  it('goes on at once when there is more than one batch', async () => {
    drainNow.mockResolvedValueOnce(report({ end: 'more', acknowledged: 40 }))
    const requestDrain = await start()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(0)
    expect(drainNow).toHaveBeenCalledTimes(2)
    expect(pullNow).toHaveBeenCalledOnce()
  })

  it('comes back when something that was put off is due', async () => {
    drainNow.mockResolvedValueOnce(report({ nextAt: Date.now() + 7000 }))
    const requestDrain = await start()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(6900)
    expect(drainNow).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(200)
    expect(drainNow).toHaveBeenCalledTimes(2)
  })

  it('looks again soon when another page was at it', async () => {
    drainNow.mockResolvedValueOnce(null)
    const requestDrain = await start()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(2100)
    expect(drainNow).toHaveBeenCalledTimes(2)
  })

  it('offline asks the browser to wake the worker, and tries by itself, too', async () => {
    drainNow.mockResolvedValueOnce(report({ end: 'offline' }))
    const requestDrain = await start()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(0)
    expect(register).toHaveBeenCalledWith('comrade-outbox')
    await vi.advanceTimersByTimeAsync(30_100)
    expect(drainNow).toHaveBeenCalledTimes(2)
  })

  it.each([['without a SyncManager', {}], ['without a worker', undefined]])('offline %s tries by itself', async (_what, registration) => {
    withRegistration(registration)
    drainNow.mockResolvedValueOnce(report({ end: 'offline' }))
    const requestDrain = await start()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(30_100)
    expect(drainNow).toHaveBeenCalledTimes(2)
  })

  it('never throws, whatever the storage does', async () => {
    drainNow.mockRejectedValueOnce(new Error('broken'))
    const requestDrain = await start()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(0)
    const { outboxState } = await import('./outbox-state')
    expect(outboxState.getState().end).toBe('failed')
  })
})
