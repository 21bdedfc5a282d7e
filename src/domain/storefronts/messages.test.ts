import { describe, expect, it } from 'vitest'
import { kes } from '../money'
import { storefronts, type StorefrontId } from './registry'

const line = { name: '6kg Gas Refill', price: kes(1150), quantity: 2, provider: 'Mwangaza Gas' }

const order = [
  'Hello Mwangaza Gas! I would like to order 6kg Gas Refill.',
  '',
  'Unit price: KSh 1,150',
  'Quantity: 2',
  'Total: KSh 2,300',
  '',
  'Please confirm availability and delivery time. Thank you!',
].join('\n')
const booking =
  'Hello Mwangaza Gas! I would like to book 6kg Gas Refill (KSh 1,150). Please confirm availability. Thank you!'

/** To the letter, for every storefront: a provider reads this and nothing else. */
const messages: Record<StorefrontId, string> = {
  food: order,
  groceries: order,
  gas: 'Hello Mwangaza Gas! I would like to order 6kg Gas Refill at KSh 1,150.',
  laundry: booking,
  salon: booking,
  errands:
    'Hello Mwangaza Gas! I would like help with 6kg Gas Refill (KSh 1,150). Please confirm when you can do it. Thank you!',
  eShop: ['Hello! I would like to order:', '', '6kg Gas Refill', 'Quantity: 2', 'Total: KSh 2,300', 'From: Mwangaza Gas'].join(
    '\n',
  ),
  chemist: [
    'Hello Mwangaza Gas! I would like to order 6kg Gas Refill.',
    '',
    'Unit price: KSh 1,150',
    'Quantity: 2',
    'Total: KSh 2,300',
    '',
    'Please confirm availability, and tell me if you need to see a prescription. Thank you!',
  ].join('\n'),
}

describe('the chat message of a storefront', () => {
  it.each(Object.entries(messages))('%s reads to the letter', (id, expected) => {
    const spec = Object.entries(storefronts).find(([name]) => name === id)?.[1]
    expect(spec?.message(line)).toBe(expected)
  })

  it('greets nobody by name where there is no name', () => {
    expect(storefronts.gas.message({ ...line, provider: '' })).toBe('Hello! I would like to order 6kg Gas Refill at KSh 1,150.')
  })
})
