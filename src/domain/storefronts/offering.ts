import type { Kes } from '../shared/money'

/** Anything a storefront sells, whatever table or catalogue it came from. */
export type Offering = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: Kes
  readonly image: string | null
  /** The chip it belongs to; '' when it has none. */
  readonly category: string
  /** What the card says of its kind, where the storefront shows that. */
  readonly categoryLabel: string
  /** The id of the group it is sold by; '' where a storefront has no groups. */
  readonly group: string
  /** The store, restaurant or provider that delivers it. */
  readonly provider: string
  /** As written in the data; `readPhone` decides whether it can be used. */
  readonly contact: string | null
  /** Units left; null when the provider does not say. */
  readonly stock: number | null
  readonly needsPrescription: boolean
}

/** Who sells: a provider with its services, a salon, a shop. */
export type OfferingGroup = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly image: string | null
  /** The chip under which it shows; '' when it shows under all. */
  readonly category: string
  readonly rating: number | null
  /** Where, when, how: short texts in the order shown. */
  readonly facts: readonly string[]
  /** One thing to stand out, such as free delivery. */
  readonly badge: string | null
}

/** Everything a storefront has to show. */
export type Assortment = { readonly groups: readonly OfferingGroup[]; readonly offerings: readonly Offering[] }

/** Whether none is left; a provider that does not say has some. */
export const isSoldOut = (offering: Pick<Offering, 'stock'>): boolean => offering.stock === 0
