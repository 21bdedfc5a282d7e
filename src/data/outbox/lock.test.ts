import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withDrainLock } from './lock'
import { UserDb } from './user-db'

let made = 0
let db: UserDb
const name = () => `lock-${made}`
const beatAt = (time: number) => db.keyValues.put({ key: 'drain-heartbeat', value: time })

beforeEach(() => {
  made += 1
  db = new UserDb(`lock-test-${made}`)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await db.delete()
})

/** A holder that works until it is told to end. */
const holder = () => {
  let end = () => {}
  let began = () => {}
  const working = new Promise<void>((resolve) => (began = resolve))
  const done = new Promise<string>((resolve) => (end = () => resolve('held')))
  const signals: AbortSignal[] = []
  const result = withDrainLock(name(), db, (signal) => {
    signals.push(signal)
    began()
    return done
  })
  return { result, working, end: () => end(), signals }
}

describe('the lock of an outbox', () => {
  it('lets one at a time in; another one leaves the work to it', async () => {
    const first = holder()
    await first.working
    expect(await withDrainLock(name(), db, async () => 'second')).toBeNull()
    first.end()
    expect(await first.result).toBe('held')
    expect(await withDrainLock(name(), db, async () => 'third')).toBe('third')
  })

  it.each([['has been silent for long', -60_000], ['speaks from the future, by a clock that was put right', 60_000]])(
    'is taken from a holder that %s, and the holder is told',
    async (_what, offset) => {
      const frozen = holder()
      await frozen.working
      await beatAt(Date.now() + offset)
      expect(await withDrainLock(name(), db, async () => 'robber')).toBe('robber')
      expect(await frozen.result).toBeNull()
      expect(frozen.signals[0]?.aborted).toBe(true)
      frozen.end()
    },
  )

  it('where there are no Web Locks lets everybody in: what is sent twice is recognised', async () => {
    vi.stubGlobal('navigator', {})
    expect(await Promise.all([withDrainLock(name(), db, async () => 1), withDrainLock(name(), db, async () => 2)])).toEqual([1, 2])
  })

  it('is free again after work that failed', async () => {
    await expect(withDrainLock(name(), db, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await withDrainLock(name(), db, async () => 'next')).toBe('next')
  })
})
