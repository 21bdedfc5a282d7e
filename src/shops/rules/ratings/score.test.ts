import { describe, expect, it } from 'vitest'
import { ratingOf } from './score'

describe('the rating of a provider', () => {
  it('is what people gave, on average', () => {
    expect(ratingOf({ ratings: 12, stars_sum: 54 }, 4.9)).toEqual({ value: 4.5, ratings: 12 })
  })

  it('is Comrade’s where nobody has rated', () => {
    expect(ratingOf(undefined, 4.9)).toEqual({ value: 4.9, ratings: 0 })
    expect(ratingOf({ ratings: 0, stars_sum: 0 }, 4.9)).toEqual({ value: 4.9, ratings: 0 })
  })

  it('is none where nobody has said anything', () => {
    expect(ratingOf(undefined, null)).toEqual({ value: null, ratings: 0 })
  })
})
