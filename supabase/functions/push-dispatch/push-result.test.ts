import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxAttempts, pushResultOf, retryAfterSeconds, waitSeconds } from './push-result.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const judged = (status: number, retryAfter: string | null = null) =>
  pushResultOf({ status, retryAfter }, 1, now, 0).outcome

describe('the outcome of a push request', () => {
  test.each([
    [200, 'sent'],
    [201, 'sent'],
    [202, 'sent'],
    [204, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [401, 'retry'],
    [403, 'retry'],
    [408, 'retry'],
    [425, 'retry'],
    [429, 'retry'],
    [500, 'retry'],
    [502, 'retry'],
    [503, 'retry'],
    [0, 'refused'],
    [302, 'refused'],
    [400, 'refused'],
    [405, 'refused'],
    [413, 'refused'],
  ])('for status %i is %s', (status, outcome) => {
    expect(judged(status)).toBe(outcome)
  })

  test('for a subscription that another key was made for is gone after the last attempt', () => {
    const outcomes = [401, 403].flatMap((status) =>
      [maxAttempts - 1, maxAttempts].map(
        (attempts) => pushResultOf({ status, retryAfter: null }, attempts, now, 0).outcome,
      ),
    )
    expect(outcomes).toEqual(['retry', 'retry', 'retry', 'gone'])
  })

  test('without a response is a retry', () => {
    expect(pushResultOf(undefined, 1, now, 0)).toEqual({ outcome: 'retry', waitSeconds: 15 })
  })

  test('waits for as long as Retry-After requests', () => {
    expect(pushResultOf({ status: 429, retryAfter: '300' }, 1, now, 0)).toEqual({ outcome: 'retry', waitSeconds: 300 })
    expect(pushResultOf({ status: 503, retryAfter: 'Sat, 21 Nov 2026 08:10:00 GMT' }, 1, now, 0)).toEqual({
      outcome: 'retry',
      waitSeconds: 600,
    })
  })
})

test('retryAfterSeconds parses seconds and dates, ignores invalid values, and returns at least 0 and at most twelve hours', () => {
  expect(
    ['7', ' 7 ', 'Sat, 21 Nov 2026 08:00:30 GMT', 'Sat, 21 Nov 2026 07:00:00 GMT', 'soon', '', '-5', '999999'].map(
      (header) => retryAfterSeconds(header, now),
    ),
  ).toEqual([7, 7, 30, 0, undefined, undefined, expect.anything(), 43_200])
  expect(retryAfterSeconds(null, now)).toBeUndefined()
})

test('waitSeconds is at least the requested time, grows with the attempts, and exceeds it by at most an hour', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.integer({ min: 0, max: 43_200 }),
      (attempts, random, requested) => {
        const wait = waitSeconds(attempts, random, requested)
        expect(wait).toBeGreaterThanOrEqual(Math.max(requested, 15))
        expect(wait).toBeLessThanOrEqual(Math.max(requested, 1800) + 1800)
        expect(waitSeconds(attempts + 1, random, requested)).toBeGreaterThanOrEqual(wait)
      },
    ),
  )
})
