import { describe, expect, it } from 'vitest'
import { kes } from '@/kit/rules/money'
import { interestMessage, locationText, otherQuestions, sellerText } from './listing'

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

it('the chat message names the item and its price on one line', () => {
  expect(interestMessage({ title: 'Study\n Desk', price: kes(4500) })).toBe(
    'Hello! I am interested in your item "Study Desk" listed at KSh 4,500. Is it still available?',
  )
})

it('a buyer can ask something else about it', () => {
  const messages = otherQuestions.map(({ question }) => interestMessage({ title: 'Desk', price: kes(4500) }, question))
  expect(messages).toEqual([
    'Hello! I am interested in your item "Desk" listed at KSh 4,500. What is your last price?',
    'Hello! I am interested in your item "Desk" listed at KSh 4,500. When can I see it?',
  ])
})
