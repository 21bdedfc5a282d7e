import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withDrainLock } from './lock'
import { UserDb } from '@/store/user-db'

let databases = 0
let db: UserDb
const name = () => `lock-${databases}`
const setHeartbeat = (time: number) => db.keyValues.put({ key: 'drain-heartbeat', value: time })

beforeEach(() => {
  databases += 1
  db = new UserDb(`lock-test-${databases}`)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await db.delete()
})

/** Holds the lock until `end` is called. */
const startHolder = () => {
  let end = () => {}
  let start = () => {}
  const started = new Promise<void>((resolve) => (start = resolve))
  const done = new Promise<string>((resolve) => (end = () => resolve('held')))
  const signals: AbortSignal[] = []
  const result = withDrainLock(name(), db, (signal) => {
    signals.push(signal)
    start()
    return done
  })
  return { result, started, end: () => end(), signals }
}

describe('the drain lock', () => {
  it('admits one holder at a time and returns null to others', async () => {
    const first = startHolder()
    await first.started
    expect(await withDrainLock(name(), db, async () => 'second')).toBeNull()
    first.end()
    expect(await first.result).toBe('held')
    expect(await withDrainLock(name(), db, async () => 'third')).toBe('third')
  })

  it.each([
    ['is old', -60_000],
    ['is in the future because the clock was corrected', 60_000],
  ])('is stolen from a holder whose heartbeat %s, and the signal of the holder is aborted', async (_what, offset) => {
    const frozen = startHolder()
    await frozen.started
    await setHeartbeat(Date.now() + offset)
    expect(await withDrainLock(name(), db, async () => 'thief')).toBe('thief')
    expect(await frozen.result).toBeNull()
    expect(frozen.signals[0]?.aborted).toBe(true)
    frozen.end()
  })

  it('admits everybody in a browser without Web Locks', async () => {
    vi.stubGlobal('navigator', {})
    expect(
      await Promise.all([withDrainLock(name(), db, async () => 1), withDrainLock(name(), db, async () => 2)]),
    ).toEqual([1, 2])
  })

  it('is released after work that throws', async () => {
    await expect(withDrainLock(name(), db, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await withDrainLock(name(), db, async () => 'next')).toBe('next')
  })
})
