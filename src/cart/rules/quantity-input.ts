// In a file of its own: the first visit loads the cart's rules, but does not need the reader of typed numbers.

import { readQuantity } from '@/kit/rules/typed-number'
import { maxQuantity } from './cart'

/**
 * Parses the quantity box: a whole number from 1 to `maxQuantity`, 1 for anything but a number. Ambiguous text gives
 * NaN, which changes nothing.
 */
export const parseQuantityInput = (text: string): number => {
  const typed = readQuantity(text, { min: 1, max: maxQuantity }, 'x|pcs?|pieces?')
  if (typed.kind === 'unclear') return Number.NaN
  return typed.kind === 'amount' ? Math.min(Math.max(Math.trunc(typed.amount), 1), maxQuantity) : 1
}
