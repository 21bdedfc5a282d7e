import { expect, it } from 'vitest'
import { deliveryFeeText } from './cart-texts'
import { providerTimeText } from './provider-time'

it.each([
  ['30-45 minutes', 'Delivers in 30-45 minutes'],
  ['Same Day', 'Same Day'],
  ['1-2 Days', '1-2 Days'],
  ['1 minute', 'Delivers in 1 minute'],
  ['By evening', 'By evening'],
])('of "%s" the cart says "%s"', (time, text) => {
  expect(providerTimeText(time)).toBe(text)
})

it('the fee says in one line what a free delivery is for', () => {
  expect(deliveryFeeText(undefined)).toBe('One fee for the whole cart, however many providers bring it.')
  expect(deliveryFeeText('Mwangaza Gas')).toBe(
    'One fee for the whole cart. Mwangaza Gas delivers free what you order in their own chat.',
  )
})
