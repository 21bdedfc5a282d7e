import { describe, expect, it } from 'vitest'
import { isGone, itemLink, itemOf, shownWith } from './item-link'

describe('the item in an address', () => {
  it.each(['food-pilau', '4e47a100-0000-4000-8000-000000000007', 'a', 'x'.repeat(64)])('is an id: %j', (id) => {
    expect(itemOf(id)).toBe(id)
  })

  it.each([undefined, null, '', 7, true, ['food-pilau'], { id: 'a' }, 'two words', '../login', '<b>', 'x'.repeat(65)])(
    'is nothing where it can be no id: %j',
    (value) => {
      expect(itemOf(value)).toBeUndefined()
    },
  )
})

describe('a link to an item', () => {
  it('names the item', () => {
    expect(itemLink('a-1')).toBe('?item=a-1')
  })

  it('names the tab that the item is under', () => {
    expect(itemLink('a-1', { category: 'helb' })).toBe('?category=helb&item=a-1')
  })

  it('is read back as it was written', () => {
    const { searchParams } = new URL(itemLink('p-1', { shop: 's-1' }), 'https://comrade.example/e-shop?shop=s-2&q=oil')
    expect(searchParams.get('q')).toBeNull()
    expect(itemOf(searchParams.get('item'))).toBe('p-1')
  })
})

describe('a list with an opened item', () => {
  const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

  it('shows it whatever the filters say, in its place', () => {
    expect(shownWith(items, 'b', ({ id }) => id === 'c')).toEqual([{ id: 'b' }, { id: 'c' }])
  })

  it('shows what passes when none is opened, or one that is gone', () => {
    for (const opened of [null, 'z']) expect(shownWith(items, opened, ({ id }) => id === 'c')).toEqual([{ id: 'c' }])
  })

  it.each([
    [null, false],
    ['a', false],
    ['z', true],
  ])('knows whether it is gone: %j', (opened, gone) => {
    expect(isGone(items, opened)).toBe(gone)
  })
})
