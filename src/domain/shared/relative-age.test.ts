import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relativeAge, savedAge, secondsAge } from './relative-age'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const before = (age: number) => new Date(NOW - age).toISOString()
const age = fc.integer({ min: 0, max: 400 * DAY })

/** The least age that a text can stand for, in milliseconds. */
function least(text: string): number {
  const unit = { s: SECOND, m: MINUTE, h: HOUR, d: DAY }[/^\d+ ?([smhd])/.exec(text)?.[1] ?? ''] ?? 0
  return Number.parseInt(text, 10) * unit || 0
}

describe('the age in a list', () => {
  it.each([
    [0, 'Just now'],
    [HOUR - 1, 'Just now'],
    [HOUR, '1h ago'],
    [2 * HOUR - 1, '1h ago'],
    [DAY - 1, '23h ago'],
    [DAY, '1d ago'],
    [30 * DAY, '30d ago'],
  ])('after %d ms is %s', (ms, text) => {
    expect(relativeAge(before(ms), NOW)).toBe(text)
  })
})

describe('the age on the second-hand board', () => {
  it.each([
    [0, '0 seconds ago'],
    [SECOND, '1 second ago'],
    [MINUTE - 1, '59 seconds ago'],
    [MINUTE, '1 minute ago'],
    [HOUR - 1, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, '1 day ago'],
    [2 * DAY, '2 days ago'],
  ])('after %d ms is %s', (ms, text) => {
    expect(secondsAge(before(ms), NOW)).toBe(text)
  })
})

describe('the age of saved data', () => {
  it.each([
    [0, 'just now'],
    [MINUTE - 1, 'just now'],
    [MINUTE, '1 minute ago'],
    [5 * MINUTE, '5 minutes ago'],
    [HOUR, '1 hour ago'],
    [23 * HOUR, '23 hours ago'],
    [DAY, '1 day ago'],
    [3 * DAY, '3 days ago'],
  ])('after %d ms is %s', (ms, text) => {
    expect(savedAge(before(ms), NOW)).toBe(text)
  })
})

describe.each([
  ['relativeAge', relativeAge],
  ['secondsAge', secondsAge],
  ['savedAge', savedAge],
] as const)('%s', (_, words) => {
  it('never says more than the true age, nor FIX', () => {
    fc.assert(
      fc.property(age, (ms) => {
        const said = least(words(before(ms), NOW))
        expect(said).toBeLessThanOrEqual(ms)
        expect(ms - said).toBeLessThan(DAY)
      }),
    )
  })

  it('never gets younger as time passes', () => {
    fc.assert(
      fc.property(age, age, (ms, more) => {
        expect(least(words(before(ms + more), NOW))).toBeGreaterThanOrEqual(least(words(before(ms), NOW)))
      }),
    )
  })

  it('is the youngest age when the clock went backwards', () => {
    fc.assert(fc.property(age, (ms) => {
      expect(words(before(-ms), NOW)).toBe(words(before(0), NOW))
    }))
  })

  it('takes now as a Date or as milliseconds', () => {
    expect(words(before(5 * DAY), new Date(NOW))).toBe(words(before(5 * DAY), NOW))
  })

  it('says nothing about an instant that cannot be read', () => {
    expect(words('yesterday-ish', NOW)).toBe('')
    expect(words(before(0), NaN)).toBe('')
  })
})
