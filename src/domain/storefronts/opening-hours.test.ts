import { describe, expect, it } from 'vitest'
import { errandsOpen } from './opening-hours'

/** 2026-11-20 is a Friday; Nairobi is three hours ahead of UTC. */
const at = (utc: string) => errandsOpen(Date.parse(utc))

describe('errands', () => {
  it.each([
    ['are open from 8AM in Nairobi', '2026-11-20T05:00:00Z', true],
    ['are closed a moment before', '2026-11-20T04:59:59Z', false],
    ['are open until 5PM', '2026-11-20T13:59:59Z', true],
    ['are closed at 5PM', '2026-11-20T14:00:00Z', false],
    ['are closed on Saturday', '2026-11-21T09:00:00Z', false],
    ['are closed on Sunday', '2026-11-22T09:00:00Z', false],
    ['are open on Monday', '2026-11-23T09:00:00Z', true],
    ['use the day in Nairobi: late Sunday in UTC is Monday, still before 8', '2026-11-22T22:30:00Z', false],
  ])('%s', (_what, utc, open) => {
    expect(at(utc)).toBe(open)
  })
})
