import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '@/kit/rules/durations'
import { listAge, secondsAge } from './list-age'
import { savedAge } from './saved-age'

const now = Date.parse('2026-11-21T12:00:00Z')
const second = 1000
const before = (age: number) => new Date(now - age).toISOString()
const age = fc.integer({ min: 0, max: 400 * dayMs })

/** The smallest age that a text can stand for, in milliseconds. */
const minimumAge = (text: string): number => {
  const unitMs = { s: second, m: minuteMs, h: hourMs, d: dayMs }[/^\d+ ?([smhd])/.exec(text)?.[1] ?? ''] ?? 0
  return Number.parseInt(text, 10) * unitMs || 0
}

describe('the age in a list', () => {
  it.each([
    [0, 'Just now'],
    [hourMs - 1, 'Just now'],
    [hourMs, '1h ago'],
    [2 * hourMs - 1, '1h ago'],
    [dayMs - 1, '23h ago'],
    [dayMs, '1d ago'],
    [30 * dayMs, '30d ago'],
  ])('after %d ms is %s', (ms, text) => {
    expect(listAge(before(ms), now)).toBe(text)
  })
})

describe('the age on the second-hand board', () => {
  it.each([
    [0, '0 seconds ago'],
    [second, '1 second ago'],
    [minuteMs - 1, '59 seconds ago'],
    [minuteMs, '1 minute ago'],
    [hourMs - 1, '59 minutes ago'],
    [hourMs, '1 hour ago'],
    [dayMs - 1, '23 hours ago'],
    [dayMs, '1 day ago'],
    [2 * dayMs, '2 days ago'],
  ])('after %d ms is %s', (ms, text) => {
    expect(secondsAge(before(ms), now)).toBe(text)
  })
})

describe('the age of saved data', () => {
  it.each([
    [0, 'just now'],
    [minuteMs - 1, 'just now'],
    [minuteMs, '1 minute ago'],
    [5 * minuteMs, '5 minutes ago'],
    [hourMs, '1 hour ago'],
    [23 * hourMs, '23 hours ago'],
    [dayMs, '1 day ago'],
    [3 * dayMs, '3 days ago'],
  ])('after %d ms is %s', (ms, text) => {
    expect(savedAge(before(ms), now)).toBe(text)
  })
})

describe.each([
  ['listAge', listAge],
  ['secondsAge', secondsAge],
  ['savedAge', savedAge],
] as const)('%s', (_, format) => {
  it('shows at most the true age, and less than a day below it', () => {
    fc.assert(
      fc.property(age, (ms) => {
        const shown = minimumAge(format(before(ms), now))
        expect(shown).toBeLessThanOrEqual(ms)
        expect(ms - shown).toBeLessThan(dayMs)
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
    fc.assert(
      fc.property(age, (ms) => {
        expect(format(before(-ms), now)).toBe(format(before(0), now))
      }),
    )
  })

  it('accepts now as a Date or as milliseconds', () => {
    expect(format(before(5 * dayMs), new Date(now))).toBe(format(before(5 * dayMs), now))
  })

  it('is empty for an invalid instant', () => {
    expect(format('yesterday-ish', now)).toBe('')
    expect(format(before(0), NaN)).toBe('')
  })
})
