import { subtotal, type Cart, type CartCategory } from './cart'
import type { Kes } from '@/kit/rules/money'

/** What is ordered from one provider. */
export type ProviderGroup = {
  /** Empty where the lines name none. */
  readonly provider: string
  /** Of the group's first line. */
  readonly category: CartCategory
  readonly lines: Cart
  readonly subtotal: Kes
}

/**
 * The lines by provider, in the order in which each first stands in the cart. What names no provider is one group for
 * each category.
 */
export const groupByProvider = (cart: Cart): readonly ProviderGroup[] => {
  const groups = new Map<string, ProviderGroup>()
  for (const line of cart) {
    const provider = line.provider.trim()
    const key = provider || line.category
    const lines = [...(groups.get(key)?.lines ?? []), line]
    groups.set(key, { provider, category: lines[0]?.category ?? line.category, lines, subtotal: subtotal(lines) })
  }
  return [...groups.values()]
}

/** Whether something in the cart is handed out against a prescription only. */
export const needsPrescription = (cart: Cart): boolean => cart.some(({ prescription }) => prescription === true)
