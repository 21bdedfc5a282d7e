import { expect, it } from 'vitest'
import { updateOf } from './update-of'

const shown = { id: 'desk', rev: 5, price: 900, title: 'Desk', tags: ['a'] }

it('names the changed columns, their old values and the edited revision', () => {
  expect(updateOf('items', shown, { price: 800, title: 'Desk', tags: ['a', 'b'] })).toEqual({
    action: 'update',
    table: 'items',
    row: 'desk',
    values: { price: 800, tags: ['a', 'b'] },
    before: { price: 900, tags: ['a'] },
    baseRev: 5,
  })
})

it('sends a column that this phone does not know, without an old value', () => {
  expect(updateOf('items', shown, { seller_phone: '+254700000001' })).toMatchObject({
    values: { seller_phone: '+254700000001' },
    before: {},
  })
})

it('is nothing when nothing differs', () => {
  expect(updateOf('items', shown, { price: 900, tags: ['a'] })).toBeNull()
})
