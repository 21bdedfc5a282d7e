import { describe, expect, it } from 'vitest'
import { locationText, sellerText } from './listing'

describe('the card of a listing', () => {
  it('has a default location', () => {
    expect(locationText({ location: '' })).toBe('Location not specified')
    expect(locationText({ location: 'Nyali' })).toBe('Nyali')
  })

  it.each([
    [true, 'Amina', 'You'],
    [false, 'Amina', 'Amina'],
    [false, '', 'A student'],
  ])('own %s, named %j: %s', (own, seller, text) => {
    expect(sellerText({ own, seller })).toBe(text)
  })
})
