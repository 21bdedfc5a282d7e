import { describe, expect, it } from 'vitest'
import { newsBetween, whatsNew } from './whats-new'

describe('what is new', () => {
  it('is what the version in use does not say', () => {
    expect(newsBetween(['c', 'b', 'a'], ['b', 'a'])).toEqual(['c'])
    expect(newsBetween(['b', 'a'], ['b', 'a'])).toEqual([])
  })

  it('is three lines at most, the newest ones', () => {
    expect(newsBetween(['e', 'd', 'c', 'b'], [])).toEqual(['e', 'd', 'c'])
  })

  it('is said in lines that fit a phone', () => {
    for (const line of whatsNew) expect(line.length, line).toBeLessThanOrEqual(80)
  })
})
