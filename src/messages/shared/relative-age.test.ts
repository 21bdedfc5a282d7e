import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relativeAge, savedAge, secondsAge } from './relative-age'

const now = Date.parse('2026-11-21T12:00:00Z')
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const before = (age: number) => new Date(now - age).toISOString()
const age = fc.integer({ min: 0, max: 400 * day })

/** The smallest age that a text can stand for, in milliseconds. */
const minimumAge = (text: string): number => {
  const unitMs = { s: second, m: minute, h: hour, d: day }[/^\d+ ?([smhd])/.exec(text)?.[1] ?? ''] ?? 0
  return Number.parseInt(text, 10) * unitMs || 0
}

describe('the age in a list', () => {
  it.each([
    [0, 'Just now'],
    [hour - 1, 'Just now'],
    [hour, '1h ago'],
    [2 * hour - 1, '1h ago'],
    [day - 1, '23h ago'],
    [day, '1d ago'],
    [30 * day, '30d ago'],
  ])('after %d ms is %s', (ms, text) => {
    expect(relativeAge(before(ms), now)).toBe(text)
  })
})

describe('the age on the second-hand board', () => {
  it.each([
    [0, '0 seconds ago'],
    [second, '1 second ago'],
    [minute - 1, '59 seconds ago'],
    [minute, '1 minute ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [2 * day, '2 days ago'],
  ])('after %d ms is %s', (ms, text) => {
    expect(secondsAge(before(ms), now)).toBe(text)
  })
})

describe('the age of saved data', () => {
  it.each([
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1 minute ago'],
    [5 * minute, '5 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour, '23 hours ago'],
    [day, '1 day ago'],
    [3 * day, '3 days ago'],
  ])('after %d ms is %s', (ms, text) => {
    expect(savedAge(before(ms), now)).toBe(text)
  })
})

describe.each([
  ['relativeAge', relativeAge],
  ['secondsAge', secondsAge],
  ['savedAge', savedAge],
] as const)('%s', (_, format) => {
  it('shows at most the true age, and less than a day below it', () => {
    fc.assert(
      fc.property(age, (ms) => {
        const shown = minimumAge(format(before(ms), now))
        expect(shown).toBeLessThanOrEqual(ms)
        expect(ms - shown).toBeLessThan(day)
      }),
    )
  })

  it('never decreases as time passes', () => {
    fc.assert(
      fc.property(age, age, (ms, more) => {
        expect(minimumAge(format(before(ms + more), now))).toBeGreaterThanOrEqual(minimumAge(format(before(ms), now)))
      }),
    )
  })

  it('shows the youngest age when the clock was set back', () => {
    fc.assert(fc.property(age, (ms) => {
      expect(format(before(-ms), now)).toBe(format(before(0), now))
    }))
  })

  it('accepts now as a Date or as milliseconds', () => {
    expect(format(before(5 * day), new Date(now))).toBe(format(before(5 * day), now))
  })

  it('is empty for an invalid instant', () => {
    expect(format('yesterday-ish', now)).toBe('')
    expect(format(before(0), NaN)).toBe('')
  })
})
