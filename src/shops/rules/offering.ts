import type { ProviderSlug } from './ratings/provider-slug'
import type { Kes } from '@/kit/rules/money'
import type { OpeningHours } from '@/kit/rules/opening-hours'

/** Anything a storefront sells, from any table or catalogue. */
export type Offering = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: Kes
  readonly image: string | null
  /** The value of its chip; '' when it has none. */
  readonly category: string
  /** The category on the card, if the storefront shows it. */
  readonly categoryLabel: string
  /** The id of its group; '' in a storefront without groups. */
  readonly group: string
  /** The store, restaurant or provider that delivers it. */
  readonly provider: string
  /** What people rate it as; null when they cannot. */
  readonly ratedAs: ProviderSlug | null
  /** Unparsed; `readPhone` decides whether it can be used. */
  readonly contact: string | null
  /** Units left; null when unknown. */
  readonly stock: number | null
  readonly needsPrescription: boolean
  /** When its provider works; null when unknown. */
  readonly hours: OpeningHours | null
}

/** A seller: a provider with its services, a salon or a shop. */
export type OfferingGroup = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly image: string | null
  /** The value of its chip; '' when it shows under all chips. */
  readonly category: string
  /** Comrade's own; null when it has none. */
  readonly rating: number | null
  /** What people rate it as; null when they cannot. */
  readonly ratedAs: ProviderSlug | null
  /** When it works; null when unknown. */
  readonly hours: OpeningHours | null
  /** Short texts such as location and hours, in display order. */
  readonly facts: readonly string[]
  /** A highlight, such as free delivery. */
  readonly badge: string | null
}

/** Everything that a storefront shows. */
export type Assortment = { readonly groups: readonly OfferingGroup[]; readonly offerings: readonly Offering[] }

/** True if no unit is left. An unknown stock counts as available. */
export const isSoldOut = (offering: Pick<Offering, 'stock'>): boolean => offering.stock === 0
