import { describe, expect, it } from 'vitest'
import { catalogueProblem } from './check-catalogues'

const dish = {
  id: 'pilau',
  name: 'Pilau',
  price: 200,
  description: 'Spiced rice',
  image: '/pictures/food.svg#pilau',
  category: 'local',
  restaurant: 'Swahili Plates',
  whatsapp: '0700000012',
}
const file = (...items: unknown[]) => JSON.stringify({ version: 1, items })

describe('the check of a catalogue at build time', () => {
  it('passes a catalogue that the app can read', () => {
    expect(catalogueProblem('food', file(dish))).toBeNull()
  })

  it.each([
    ['a negative price', file({ ...dish, price: -50 })],
    ['a category that no chip shows', file({ ...dish, category: 'dessert' })],
    ['a missing name', file({ ...dish, name: undefined })],
    ['another version', JSON.stringify({ version: 2, items: [] })],
    ['text that is no JSON', '{broken'],
  ])('names the file and what is wrong with %s', (_what, text) => {
    expect(catalogueProblem('food', text)).toMatch(/^public\/catalogues\/food\.json: /)
  })
})
