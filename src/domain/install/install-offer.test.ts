import { describe, expect, it } from 'vitest'
import { countVisit, isGoodMoment } from './install-offer'

const minute = 60_000
const never = { visits: 0, seenAt: 0, declined: false }
const first = countVisit(never, 1_000_000)

describe('a visit', () => {
  it('goes on over a reload, and a later one is another', () => {
    expect(first).toEqual({ visits: 1, seenAt: 1_000_000, declined: false })
    const reloaded = countVisit(first, 1_000_000 + 5 * minute)
    expect(reloaded.visits).toBe(1)
    expect(countVisit(reloaded, reloaded.seenAt + 29 * minute).visits).toBe(1)
    expect(countVisit(reloaded, reloaded.seenAt + 30 * minute).visits).toBe(2)
  })

  it('of a phone whose clock was set back is another one', () => {
    expect(countVisit(first, first.seenAt - 60 * minute).visits).toBe(2)
  })
})

describe('the moment to offer', () => {
  it('is the second visit, or an order on the first', () => {
    expect(isGoodMoment(first, 0)).toBe(false)
    expect(isGoodMoment(first, 1)).toBe(true)
    expect(isGoodMoment({ ...first, visits: 2 }, 0)).toBe(true)
  })

  it('is gone once there was an answer', () => {
    expect(isGoodMoment({ ...first, visits: 9, declined: true }, 3)).toBe(false)
  })
})
