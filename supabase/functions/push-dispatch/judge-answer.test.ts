import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeAnswer, retryAfterSeconds, waitSeconds } from './judge-answer.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const judged = (status: number, retryAfter: string | null = null) => judgeAnswer({ status, retryAfter }, 1, now, 0).outcome

describe('an answer of a push service', () => {
  test.each([
    [200, 'sent'], [201, 'sent'], [202, 'sent'], [204, 'sent'],
    [404, 'gone'], [410, 'gone'],
    [401, 'retry'], [403, 'retry'], [408, 'retry'], [425, 'retry'], [429, 'retry'], [500, 'retry'], [502, 'retry'], [503, 'retry'],
    [0, 'refused'], [302, 'refused'], [400, 'refused'], [405, 'refused'], [413, 'refused'],
  ])('of %i means: %s', (status, outcome) => {
    expect(judged(status)).toBe(outcome)
  })

  test('that never came means to try again', () => {
    expect(judgeAnswer(undefined, 1, now, 0)).toEqual({ outcome: 'retry', waitSeconds: 15 })
  })

  test('that names a time is obeyed', () => {
    expect(judgeAnswer({ status: 429, retryAfter: '300' }, 1, now, 0)).toEqual({ outcome: 'retry', waitSeconds: 300 })
    expect(judgeAnswer({ status: 503, retryAfter: 'Sat, 21 Nov 2026 08:10:00 GMT' }, 1, now, 0)).toEqual({ outcome: 'retry', waitSeconds: 600 })
  })
})

test('Retry-After is read in seconds or as a date; nonsense is none, the past is now, and twelve hours are the most', () => {
  expect(['7', ' 7 ', 'Sat, 21 Nov 2026 08:00:30 GMT', 'Sat, 21 Nov 2026 07:00:00 GMT', 'soon', '', '-5', '999999'].map((header) => retryAfterSeconds(header, now))).toEqual([
    7, 7, 30, 0, undefined, undefined, expect.anything(), 43_200,
  ])
  expect(retryAfterSeconds(null, now)).toBeUndefined()
})

test('waiting is never shorter than asked, grows with the tries, and stays within an hour of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer({ min: 0, max: 43_200 }), (tries, random, asked) => {
      const wait = waitSeconds(tries, random, asked)
      expect(wait).toBeGreaterThanOrEqual(Math.max(asked, 15))
      expect(wait).toBeLessThanOrEqual(Math.max(asked, 1800) + 1800)
      expect(waitSeconds(tries + 1, random, asked)).toBeGreaterThanOrEqual(wait)
    }),
  )
})
