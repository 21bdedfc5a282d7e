import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dispatch, leaseSeconds, defaultLimits } from './dispatch.ts'
import type { ClaimedReminder, Reminders, Settled } from './reminders.ts'

describe('the default limits', () => {
  test('yield a lease that outlasts the slowest batch and a pending request of the batch before it', () => {
    const { batch, concurrency, timeoutMs } = defaultLimits
    expect(leaseSeconds(defaultLimits)).toBeGreaterThan(((batch / concurrency + 1) * timeoutMs) / 1000)
    expect(leaseSeconds({ concurrency: 40, batch: 200, timeoutMs: 10_000, budgetMs: 1 })).toBe(6 * 10 + 60)
  })

  test('let a run and its last batch finish within the lifetime of a hosted function', () => {
    const { batch, concurrency, timeoutMs, budgetMs } = defaultLimits
    expect(budgetMs + (batch / concurrency + 1) * timeoutMs).toBeLessThan(150_000)
  })
})

describe('dispatch', () => {
  const push = vi.fn<() => Promise<Response>>()
  beforeEach(() => {
    push.mockReset().mockImplementation(async () => new Response(null, { status: 201 }))
    vi.stubGlobal('fetch', push)
  })
  afterEach(() => void vi.unstubAllGlobals())

  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const reminder = (n: number): ClaimedReminder => ({
    ...keys,
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    lease: 'ours',
    attempts: 1,
    endpoint: `https://fcm.googleapis.com/${n}`,
    ttl_seconds: 60,
  })
  /** A database with `due` reminders and the given `settle`. */
  const database = (due: number, settle: (results: readonly Settled[]) => Promise<void>): Reminders => {
    const remaining = Array.from({ length: due }, (_, n) => reminder(n))
    return { claim: async (batch) => remaining.splice(0, batch), settle }
  }
  const limits = { concurrency: 3, batch: 7, timeoutMs: 1000, budgetMs: 10_000 }
  const run = (reminders: Reminders, more = {}) =>
    dispatch({
      reminders,
      authorization: async () => 'vapid',
      pushServices: [],
      limits: { ...limits, ...more },
      stopping: new AbortController().signal,
    })

  test('never has more unrecorded sends than the concurrency allows, even with a slow database', async () => {
    let record: (() => void) | undefined
    const recorded: number[] = []
    const running = run(
      database(
        20,
        (results) =>
          new Promise((resolve) => {
            record = () => {
              recorded.push(results.length)
              record = undefined
              resolve()
            }
          }),
      ),
    )
    const total = () => recorded.reduce((sum, count) => sum + count, 0)
    while (total() < 20) {
      await vi.waitFor(() => expect(record).toBeDefined())
      expect(push.mock.calls.length - total()).toBeLessThanOrEqual(limits.concurrency)
      record?.()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(await running).toEqual({ sent: 20, gone: 0, refused: 0, retry: 0, more: false })
    // Outcomes that arrive during a call are recorded together in the next one.
    expect(Math.max(...recorded)).toBeGreaterThan(1)
  })

  test('stops when outcomes cannot be recorded, because unrecorded reminders are sent again', async () => {
    await expect(run(database(100, () => Promise.reject(new Error('unreachable'))))).rejects.toThrow('unreachable')
    expect(push.mock.calls.length).toBeLessThanOrEqual(2 * limits.concurrency)
  })

  test('claims nothing after the time budget, sends what it has claimed and reports that more is due', async () => {
    const report = await run(
      database(100, async () => {}),
      { budgetMs: -1 },
    )
    expect(report).toMatchObject({ sent: 0, more: true })
    push.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      return new Response(null, { status: 201 })
    })
    expect(
      await run(
        database(100, async () => {}),
        { budgetMs: 20 },
      ),
    ).toMatchObject({ sent: 7, more: true })
  })
})
