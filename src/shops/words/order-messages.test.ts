import { expect, it } from 'vitest'
import { kes } from '@/kit/rules/money'
import { storefrontOf } from './storefronts'

// The exact message of each storefront is in tests/contract/storefront-declarations.ts.
it('greets without a name when the provider is empty', () => {
  const line = { name: '6kg Gas Refill', price: kes(1150), quantity: 2, provider: '' }
  expect(storefrontOf('gas').message(line)).toBe('Hello! I would like to order 6kg Gas Refill at KSh 1,150.')
})

it.each([
  ['salon', 'Hello! I would like to book Consultation (free). Please confirm availability. Thank you!'],
  ['errands', 'Hello! I would like help with Consultation (free). Please confirm when you can do it. Thank you!'],
] as const)('calls what costs nothing free: %s', (storefront, message) => {
  expect(storefrontOf(storefront).message({ name: 'Consultation', price: kes(0), quantity: 1, provider: '' })).toBe(
    message,
  )
})
