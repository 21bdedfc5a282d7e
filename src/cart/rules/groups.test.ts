import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineId } from '@/kit/rules/ids'
import { addKes, zeroKes } from '@/kit/rules/money'
import { bread, cart as anyCart, milk } from '#support/cart/cart-arbitraries'
import { subtotal, groupByProvider, needsPrescription } from './cart'

const pilau = {
  ...milk,
  id: lineId('food:pilau'),
  name: 'Beef Pilau',
  category: 'Food Delivery',
  provider: 'Swahili Plates',
  quantity: 1,
} as const
const panadol = { ...milk, id: lineId('chemist:panadol'), name: 'Panadol', category: 'Pharmacy', provider: '' } as const

describe('the groups of a cart', () => {
  it('are its providers in the order in which they first stand there, with what each costs', () => {
    expect(
      groupByProvider([milk, pilau, bread, panadol]).map(({ provider, category, lines, subtotal: cost }) => [
        provider,
        category,
        lines,
        cost,
      ]),
    ).toEqual([
      ['Mama Njeri Stores', 'Groceries', [milk, bread], 192.5],
      ['Swahili Plates', 'Food Delivery', [pilau], 60],
      ['', 'Pharmacy', [panadol], 120],
    ])
  })

  it('hold every line once, and cost together what the cart costs', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const groups = groupByProvider(cart)
        expect(groups.flatMap(({ lines }) => lines).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
          cart.toSorted((a, b) => a.id.localeCompare(b.id)),
        )
        expect(groups.reduce((sum, group) => addKes(sum, group.subtotal), zeroKes)).toBe(subtotal(cart))
      }),
    )
  })

  it('keep apart what names no provider by its category', () => {
    expect(groupByProvider([panadol, { ...milk, provider: ' ' }])).toHaveLength(2)
  })
})

it('a prescription is needed for a line that says so', () => {
  expect(needsPrescription([milk, panadol])).toBe(false)
  expect(needsPrescription([milk, { ...panadol, prescription: true }])).toBe(true)
})
