import { describe, expect, it } from 'vitest'
import { isGone, itemLink, parseItemId, withOpenedItem } from './item-link'

describe('the item parameter of a URL', () => {
  it.each(['food-pilau', '4e47a100-0000-4000-8000-000000000007', 'a', 'x'.repeat(64)])('accepts the id %j', (id) => {
    expect(parseItemId(id)).toBe(id)
  })

  it.each([undefined, null, '', 7, true, ['food-pilau'], { id: 'a' }, 'two words', '../login', '<b>', 'x'.repeat(65)])(
    'ignores %j',
    (value) => {
      expect(parseItemId(value)).toBeUndefined()
    },
  )
})

describe('a link to an item', () => {
  it('contains the id of the item', () => {
    expect(itemLink('a-1')).toBe('?item=a-1')
  })

  it('contains the tab of the item', () => {
    expect(itemLink('a-1', { category: 'helb' })).toBe('?category=helb&item=a-1')
  })

  it('is parsed back to the same id', () => {
    const { searchParams } = new URL(itemLink('p-1', { shop: 's-1' }), 'https://comrade.example/e-shop?shop=s-2&q=oil')
    expect(searchParams.get('q')).toBeNull()
    expect(parseItemId(searchParams.get('item'))).toBe('p-1')
  })
})

describe('a list with an opened item', () => {
  const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

  it('shows the item in list order even if the filters exclude it', () => {
    expect(withOpenedItem(items, 'b', ({ id }) => id === 'c')).toEqual([{ id: 'b' }, { id: 'c' }])
  })

  it('shows only filtered items when none is opened or the opened one is missing', () => {
    for (const opened of [null, 'z'])
      expect(withOpenedItem(items, opened, ({ id }) => id === 'c')).toEqual([{ id: 'c' }])
  })

  it.each([
    [null, false],
    ['a', false],
    ['z', true],
  ])('detects that the opened item is missing: %j', (opened, gone) => {
    expect(isGone(items, opened)).toBe(gone)
  })
})
