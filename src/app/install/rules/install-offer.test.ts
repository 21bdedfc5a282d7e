import { describe, expect, it } from 'vitest'
import { minuteMs } from '@/kit/rules/durations'
import { countVisit, isGoodMoment } from './install-offer'

const never = { visits: 0, seenAt: 0, declined: false }
const first = countVisit(never, 1_000_000)

describe('a visit', () => {
  it('continues across a reload, and a new one starts after 30 minutes', () => {
    expect(first).toEqual({ visits: 1, seenAt: 1_000_000, declined: false })
    const reloaded = countVisit(first, 1_000_000 + 5 * minuteMs)
    expect(reloaded.visits).toBe(1)
    expect(countVisit(reloaded, reloaded.seenAt + 29 * minuteMs).visits).toBe(1)
    expect(countVisit(reloaded, reloaded.seenAt + 30 * minuteMs).visits).toBe(2)
  })

  it('is a new one when the clock was set back', () => {
    expect(countVisit(first, first.seenAt - 60 * minuteMs).visits).toBe(2)
  })
})

describe('the moment to offer installation', () => {
  it('is the second visit, or an order on the first', () => {
    expect(isGoodMoment(first, 0)).toBe(false)
    expect(isGoodMoment(first, 1)).toBe(true)
    expect(isGoodMoment({ ...first, visits: 2 }, 0)).toBe(true)
  })

  it('never comes again once the offer was declined', () => {
    expect(isGoodMoment({ ...first, visits: 9, declined: true }, 3)).toBe(false)
  })
})
