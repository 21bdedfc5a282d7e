import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '@/kit/rules/durations'
import { backoffMs, isDue } from './backoff'
import { newOperation, operationVersion, type Lane, type Operation } from './operation'
import { nextAttemptAt, readyLanes } from './plan'

const ready = (operations: readonly Operation[]) => readyLanes(operations, now).map(([head]) => head?.lane)
const now = Date.UTC(2026, 10, 21, 8)
let seq = 0
const operation = (lane: Lane, change: Partial<Operation> = {}): Operation =>
  ({
    ...newOperation({ action: 'delete', table: 'items', row: lane, lane }, '2026-11-21T08:00:00Z'),
    seq: (seq += 1),
    ...change,
  }) as Operation

describe('the ready lanes', () => {
  it('are those whose first operation can be sent, in the order of their first operations', () => {
    expect(ready([operation('items/a'), operation('items/b'), operation('items/a')])).toEqual(['items/a', 'items/b'])
  })

  it('exclude lanes whose first operation is postponed, rejected, blocked or of a newer version', () => {
    const notReady: Partial<Operation>[] = [
      { notBefore: now + 1 },
      { state: 'rejected' },
      { state: 'blocked' },
      { version: operationVersion + 1 },
    ]
    for (const change of notReady) expect(ready([operation('items/a', change), operation('items/a')])).toEqual([])
  })

  it('are independent: a rejected operation stops only its own lane', () => {
    const rejected = operation('items/rejected', { state: 'rejected' })
    const others = Array.from({ length: 1000 }, (_, n) => operation(`items/${n}`))
    expect(ready([rejected, ...others])).toHaveLength(1000)
  })

  it('exclude lanes whose parent lane is not empty', () => {
    const like = operation('gossip_likes/p', { parent: 'gossip_submissions/p' })
    expect(ready([operation('gossip_submissions/p'), like])).toEqual(['gossip_submissions/p'])
    expect(ready([operation('gossip_submissions/p', { state: 'rejected' }), like])).toEqual([])
    expect(ready([like])).toEqual(['gossip_likes/p'])
  })

  it('include lanes whose time was set by a wrong clock', () => {
    expect(isDue(now + dayMs, now)).toBe(true)
    expect(isDue(now - dayMs, now)).toBe(true)
    expect(isDue(now + 60_000, now)).toBe(false)
  })
})

describe('the next attempt', () => {
  it('is at the earliest time of all postponed lanes', () => {
    expect(
      nextAttemptAt([operation('items/a', { notBefore: now + 900 }), operation('items/b', { notBefore: now + 400 })]),
    ).toBe(now + 400)
  })

  it('is null if every lane is rejected', () => {
    expect(nextAttemptAt([operation('items/a', { state: 'rejected' })])).toBeNull()
  })
})

describe('the backoff', () => {
  it('has an upper limit that grows from a second to five minutes', () => {
    expect([1, 2, 3, 10, 50].map((tries) => backoffMs(tries, 0.999_999))).toEqual([1000, 2000, 4000, 300_000, 300_000])
    expect(backoffMs(10, 0.5)).toBe(150_000)
  })

  it('is at least 250 ms', () => {
    expect(backoffMs(1, 0)).toBe(250)
  })

  it('follows Retry-After, up to an hour', () => {
    expect(backoffMs(1, 0, 7000)).toBe(7000)
    expect(backoffMs(1, 0, 10 * dayMs)).toBe(hourMs)
  })
})
