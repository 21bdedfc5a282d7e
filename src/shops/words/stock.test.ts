import { expect, it } from 'vitest'
import { stockText } from './stock'

it.each([
  [180, 'In stock: 180'],
  [6, 'In stock: 6'],
  [5, 'Only 5 left'],
  [1, 'Only 1 left'],
  [0, 'Out of stock'],
])('of %i units it says "%s"', (stock, text) => {
  expect(stockText(stock)).toBe(text)
})
