import { describe, expect, it } from 'vitest'
import { containsWords } from './query-param'

describe('the words of a title', () => {
  it.each([
    ["men's", 'Men’s shoes'],
    ['women’s', "Women's handbag"],
    ['men‘s shoes', "Men's shoes"],
    ['cafe', 'Cafe\u0301 chairs'],
    ['cafe', 'Caf\u00e9 table'],
    ['caf\u00e9', 'Cafe\u0301 chairs'],
    ['cafe\u0301', 'Caf\u00e9 table'],
    ['café', 'Cafe table'],
    ['calculus  book', 'Calculus book'],
    ['calculus\u00a0book', 'Calculus book'],
    ['calculus', 'Cal\u200bcu\u00adlus'],
    ['  milk ', 'Fresh Milk 500ml'],
    ['fresh  milk', 'Milk, fresh'],
    [' \t', 'Milk'],
    ['(1kg', 'Sugar (1kg)'],
  ])('contain %j: %j', (query, text) => {
    expect(containsWords(query, text)).toBe(true)
  })

  it.each([
    ['fresh bread', 'Fresh Milk'],
    ['.*', 'Milk'],
  ])('do not contain %j: %j', (query, text) => {
    expect(containsWords(query, text)).toBe(false)
  })
})
