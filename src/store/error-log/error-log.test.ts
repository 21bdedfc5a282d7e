import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorEntry } from '@/kit/rules/error-report'
import { deviceDb } from '../db'
import { OfflineError } from '../remote/errors'
import { clearErrors, followUncaught, reportError, watchErrors, writeIntervalMs } from './error-log'

beforeEach(async () => {
  // Other files leave their records in this process.
  await deviceDb().device.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await clearErrors()
})

const entries = () =>
  new Promise<readonly ErrorEntry[]>((resolve) => {
    const stop = watchErrors((found) => {
      resolve(found)
      queueMicrotask(() => stop())
    })
  })

describe('the error log of this phone', () => {
  it('counts errors and holds nothing of their messages', async () => {
    const error = new TypeError('Amina wrote: my period is late')
    await reportError('outbox', error)
    const repeated = reportError('outbox', error)
    vi.advanceTimersByTime(writeIntervalMs)
    await repeated
    expect(await entries()).toMatchObject([{ place: 'outbox', error: 'TypeError', count: 2 }])
    expect(JSON.stringify(await deviceDb().device.toArray())).not.toContain('Amina')
  })

  it('writes a repeated error once in an interval, with its count', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    const report = () => reportError('pull', new TypeError('x'))
    await report()
    for (const interval of [1, 2]) {
      const repeated = Promise.all(Array.from({ length: 50 }, report))
      expect(put).toHaveBeenCalledTimes(interval)
      vi.advanceTimersByTime(writeIntervalMs)
      await repeated
    }
    expect(put).toHaveBeenCalledTimes(3)
    expect(await entries()).toMatchObject([{ place: 'pull', count: 101 }])
  })

  it('drops what it has not written when it is cleared', async () => {
    await reportError('pull', new TypeError('x'))
    const repeated = reportError('pull', new TypeError('x'))
    await clearErrors()
    vi.advanceTimersByTime(writeIntervalMs)
    await repeated
    expect(await entries()).toEqual([])
  })

  it('loses no error of two that come at once', async () => {
    await Promise.all([reportError('cart', new RangeError('x')), reportError('market', new TypeError('y'))])
    expect((await entries()).map(({ place }) => place).toSorted()).toEqual(['cart', 'market'])
  })

  it('ignores a missing network and cancelled requests', async () => {
    await reportError('pull', new OfflineError('no network'))
    await reportError('pull', new DOMException('cancelled', 'AbortError'))
    expect(await entries()).toEqual([])
  })

  it('counts as empty when it cannot be read', async () => {
    await deviceDb().device.put({ key: 'errors', value: 'nonsense' })
    expect(await entries()).toEqual([])
  })

  it('records what nothing catches, until it is stopped', async () => {
    const target = new EventTarget()
    const stop = followUncaught(target, 'page')
    target.dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('x') }))
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('y') }))
    await vi.waitFor(async () =>
      expect((await entries()).map(({ place, error }) => `${place} ${error}`)).toEqual([
        'page RangeError',
        'promise TypeError',
      ]),
    )
    stop()
    target.dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('x') }))
    expect((await entries()).map(({ count }) => count)).toEqual([1, 1])
  })
})
