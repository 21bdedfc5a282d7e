import { expect, it } from 'vitest'
import { asksForMore } from './search-names'

it('a param that a screen reads asks for more, whatever stands beside it', () => {
  expect(asksForMore(['q'])).toBe(true)
  expect(asksForMore(['fbclid', 'item'])).toBe(true)
})

it('what others add to a link does not', () => {
  for (const names of [[], ['fbclid'], ['utm_source', 'utm_medium'], ['Q']]) expect(asksForMore(names)).toBe(false)
})
