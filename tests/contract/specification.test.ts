import { describe, expect, test } from 'vitest'
import { accounts } from './specification/accounts.ts'
import { admin } from './specification/admin.ts'
import { calls } from './specification/calls.ts'
import { campus } from './specification/campus.ts'
import { entities } from './specification/entities.ts'
import { health } from './specification/health.ts'
import { home } from './specification/home.ts'
import { market } from './specification/market.ts'
import { pages } from './specification/pages.ts'
import { product } from './specification/product.ts'
import { services } from './specification/services.ts'
import { shops } from './specification/shops.ts'
import { cart } from './specification/cart.ts'

const statements = [
  product,
  home,
  pages,
  accounts,
  shops,
  services,
  cart,
  campus,
  market,
  health,
  admin,
  entities,
  calls,
].flat()

test('the statements of the specification are all here, each once', () => {
  const ids = statements.map(({ id }) => id)
  expect(ids.length).toBeGreaterThanOrEqual(200)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

describe.each(statements)('$where, $id: $text', ({ proofs }) => {
  test('holds, or says why nothing checks it', () => {
    for (const proof of proofs) {
      if (typeof proof === 'function') proof()
      else expect(proof.unchecked.length).toBeGreaterThan(20)
    }
  })
})
