import { describe, expect, it } from 'vitest'
import { newsBetween } from './request-whats-new'

describe('what is new', () => {
  it('lists what the current version does not list', () => {
    expect(newsBetween(['c', 'b', 'a'], ['b', 'a'])).toEqual(['c'])
    expect(newsBetween(['b', 'a'], ['b', 'a'])).toEqual([])
  })

  it('shows at most the three newest lines', () => {
    expect(newsBetween(['e', 'd', 'c', 'b'], [])).toEqual(['e', 'd', 'c'])
  })
})
