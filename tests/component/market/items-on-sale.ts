import { itemRow } from './market'

export const jacket = itemRow('Denim Jacket, Size M', {
  category: 'clothing',
  condition: 'like-new',
  price: 900,
  hours: 3,
})
const heels = itemRow('Black Heels, Size 38', { category: 'clothing', condition: 'used', price: 1000, hours: 2 })
const sneakers = itemRow('White Sneakers, Size 42', {
  category: 'clothing',
  condition: 'like-new',
  price: 1200,
  hours: 1,
})
export const desk = itemRow('Study Desk and Chair', {
  category: 'furniture',
  condition: 'excellent',
  price: 4500,
  original_price: 8000,
  hours: 5,
})
const maths = itemRow('Engineering Mathematics, Stroud', { category: 'books', price: 1500, hours: 4 })
const racket = itemRow('Tennis Racket', { status: 'sold', hours: 6 })
export const itemsOnSale = [jacket, heels, sneakers, desk, maths, racket]
