import type { Identity } from '@/kit/rules/ids'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DrainReport } from './drain'

const { drainNow, reportLater } = vi.hoisted(() => ({
  drainNow: vi.fn<(identity: Identity) => Promise<DrainReport | null>>(),
  reportLater: vi.fn<(place: string, error: unknown) => void>(),
}))
vi.mock('./drain-now', () => ({ drainNow }))
vi.mock('@/store/error-log/report-later', () => ({ reportLater }))
// The next file in this process reads the modules without the mocks.
afterAll(() => void vi.resetModules())

const amina = 'amina' as Identity
const report = (change: Partial<DrainReport> = {}): DrainReport => ({
  end: 'idle',
  acknowledged: 0,
  nextAt: null,
  ...change,
})
const register = vi.fn<(tag: string) => Promise<void>>()

const stubRegistration = (registration: object | undefined) =>
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: () => Promise.resolve(registration) } })

const loadRequestDrain = async () => {
  vi.resetModules()
  return (await import('./request-drain')).requestDrain
}

beforeEach(() => {
  vi.useFakeTimers()
  stubRegistration({ sync: { register } })
  drainNow.mockResolvedValue(report())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('requestDrain', () => {
  it('merges simultaneous requests', async () => {
    const requestDrain = await loadRequestDrain()
    requestDrain(amina)
    requestDrain(amina)
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(0)
    expect(drainNow.mock.calls.length).toBeLessThanOrEqual(2)
  })

  it('starts the next batch immediately', async () => {
    drainNow.mockResolvedValueOnce(report({ end: 'more', acknowledged: 40 }))
    const requestDrain = await loadRequestDrain()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(0)
    expect(drainNow).toHaveBeenCalledTimes(2)
  })

  it('drains again when a postponed operation is due', async () => {
    drainNow.mockResolvedValueOnce(report({ nextAt: Date.now() + 7000 }))
    const requestDrain = await loadRequestDrain()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(6900)
    expect(drainNow).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(200)
    expect(drainNow).toHaveBeenCalledTimes(2)
  })

  it('tries again soon when another page was sending', async () => {
    drainNow.mockResolvedValueOnce(null)
    const requestDrain = await loadRequestDrain()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(2100)
    expect(drainNow).toHaveBeenCalledTimes(2)
  })

  it('runs again at once when it was requested while a try that ended offline was under way: the network may be back', async () => {
    let finish = (_report: DrainReport): void => {}
    drainNow.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    const requestDrain = await loadRequestDrain()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(0)
    requestDrain(amina)
    finish(report({ end: 'offline' }))
    await vi.advanceTimersByTimeAsync(100)
    expect(drainNow).toHaveBeenCalledTimes(2)
    expect(register).not.toHaveBeenCalled()
  })

  it('registers a Background Sync when offline, and also retries by itself', async () => {
    drainNow.mockResolvedValueOnce(report({ end: 'offline' }))
    const requestDrain = await loadRequestDrain()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(0)
    expect(register).toHaveBeenCalledWith('comrade-outbox')
    await vi.advanceTimersByTimeAsync(30_100)
    expect(drainNow).toHaveBeenCalledTimes(2)
  })

  it('retries after 2 s when offline, then less and less often, at most every 30 s', async () => {
    drainNow.mockResolvedValue(report({ end: 'offline' }))
    const requestDrain = await loadRequestDrain()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(0)
    for (const seconds of [2, 4, 8, 16, 30, 30]) {
      const runs = drainNow.mock.calls.length
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 100)
      expect(drainNow).toHaveBeenCalledTimes(runs)
      await vi.advanceTimersByTimeAsync(100)
      expect(drainNow).toHaveBeenCalledTimes(runs + 1)
    }
  })

  it('retries after 2 s again when a request that follows an outage fails', async () => {
    drainNow.mockResolvedValue(report({ end: 'offline' }))
    const requestDrain = await loadRequestDrain()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(60_000)
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(0)
    const runs = drainNow.mock.calls.length
    await vi.advanceTimersByTimeAsync(2_000)
    expect(drainNow).toHaveBeenCalledTimes(runs + 1)
  })

  it.each([
    ['without a SyncManager', {}],
    ['without a worker', undefined],
  ])('retries by itself when offline %s', async (_what, registration) => {
    stubRegistration(registration)
    drainNow.mockResolvedValueOnce(report({ end: 'offline' }))
    const requestDrain = await loadRequestDrain()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(30_100)
    expect(drainNow).toHaveBeenCalledTimes(2)
  })

  it('retries like offline when the code that sends cannot be loaded', async () => {
    vi.resetModules()
    vi.doMock('./drain-now', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const { requestDrain } = await import('./request-drain')
    const { outboxState } = await import('./outbox-state')
    requestDrain(amina)
    await vi.waitFor(() => expect(outboxState.getState().end).toBe('offline'))
    expect(register).toHaveBeenCalledWith('comrade-outbox')
    vi.doMock('./drain-now', () => ({ drainNow }))
  })

  it('never throws, even if the drain does, which is reported', async () => {
    const broken = new Error('broken')
    drainNow.mockRejectedValueOnce(broken)
    const requestDrain = await loadRequestDrain()
    requestDrain(amina)
    await vi.advanceTimersByTimeAsync(0)
    const { outboxState } = await import('./outbox-state')
    expect(outboxState.getState().end).toBe('failed')
    expect(reportLater).toHaveBeenCalledWith('outbox', broken)
  })
})
