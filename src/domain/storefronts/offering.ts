import type { Kes } from '../money'

/** Anything a storefront sells, whatever table or catalogue it came from. */
export type Offering = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: Kes
  readonly image: string | null
  /** The chip it belongs to; '' when it has none. */
  readonly category: string
  /** The store, restaurant or provider that delivers it. */
  readonly provider: string
  /** As written in the data; `readPhone` decides whether it can be used. */
  readonly whatsapp: string | null
  /** Units left; null when the provider does not say. */
  readonly stock: number | null
}
