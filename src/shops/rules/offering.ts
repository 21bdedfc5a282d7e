import type { CartCategory, StorefrontId } from '@/cart/rules/categories'
import type { CartItem } from '@/cart/rules/cart'
import { searchWithOpened, type Found } from '@/kit/rules/search/rank'
import { lineId } from '@/kit/rules/ids'
import { withOpenedItem } from '@/kit/rules/item-link'
import type { Kes } from '@/kit/rules/money'
import type { OpeningHours } from '@/kit/rules/opening-hours'
import { fallbackPicture } from '@/kit/rules/own-address'
import type { StorefrontChoices } from './choices'
import type { ProviderSlug } from '@/cart/rules/ratings'
import type { StorefrontSpec } from './storefronts'

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
  /** The provider that ratings of it count for; null when it cannot be rated. */
  readonly ratedAs: ProviderSlug | null
  /** Unparsed; `readPhone` decides whether it can be used. */
  readonly contact: string | null
  /** Units left; null when unknown. */
  readonly stock: number | null
  readonly needsPrescription: boolean
  /** The hours of its provider; null when unknown. */
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
  /** The provider that ratings of it count for; null when it cannot be rated. */
  readonly ratedAs: ProviderSlug | null
  /** Its opening hours; null when unknown. */
  readonly hours: OpeningHours | null
  /** Short texts such as location and hours, in display order. */
  readonly facts: readonly string[]
  /** A highlight, such as free delivery. */
  readonly badge: string | null
}

/** Everything that a storefront shows. */
export type Assortment = { readonly groups: readonly OfferingGroup[]; readonly offerings: readonly Offering[] }

/** Defaults of an offering. */
export const plainOffering = {
  description: '',
  category: '',
  categoryLabel: '',
  group: '',
  provider: '',
  ratedAs: null,
  contact: null,
  stock: null,
  needsPrescription: false,
  hours: null,
} as const satisfies Partial<Offering>

/** True if no unit is left. An unknown stock counts as available. */
export const isSoldOut = (offering: Pick<Offering, 'stock'>): boolean => offering.stock === 0

const fewUnits = 5

export type StockLevel = 'plenty' | 'few' | 'none'

export const stockLevel = (stock: number): StockLevel => (stock <= 0 ? 'none' : stock <= fewUnits ? 'few' : 'plenty')

/** True if an item belongs to the chosen chip; 'all' matches every item. */
export const inCategory = (item: Pick<Offering, 'category'>, category: string): boolean =>
  category === 'all' || item.category === category

/** The URL parameters of the view that shows an item: its shop, or the tab of its provider. */
export const itemViewParams = (
  { layout, categories }: { readonly layout: StorefrontChoices['layout']; readonly categories: readonly unknown[] },
  { group, category }: Pick<Offering, 'group' | 'category'>,
): Readonly<Record<string, string>> => {
  if (layout === 'shops' && group !== '') return { shop: group }
  return layout === 'groups' && categories.length > 0 ? { category } : {}
}

type Searched = Pick<Offering, 'id' | 'name' | 'category'>

const nameOf = ({ name }: Searched) => [name]

type View = { readonly category: string; readonly query: string; readonly item: string | null }

/** The offerings that match a chip and a query, the closest first. The opened one is always among them. */
export const searchOfferings = <Each extends Searched>(
  offerings: readonly Each[],
  { category, query, item }: View,
): Found<Each> => {
  const { all, near } = searchWithOpened(query, offerings, nameOf, item)
  return {
    all: withOpenedItem(all, item, (offering) => inCategory(offering, category)),
    near: near.filter((offering) => inCategory(offering, category)),
  }
}

export const findOfferings = <Each extends Searched>(offerings: readonly Each[], view: View): readonly Each[] =>
  searchOfferings(offerings, view).all

/** An offering as a line of the cart; null in a storefront that takes bookings, not orders. */
export const cartItemOf = (
  storefront: StorefrontId,
  { inCart, cartCategory }: Pick<StorefrontSpec, 'inCart'> & { readonly cartCategory: CartCategory },
  offering: Offering,
): CartItem | null =>
  inCart
    ? {
        id: lineId(`${storefront}:${offering.id}`),
        name: offering.name,
        price: offering.price,
        image: offering.image ?? fallbackPicture,
        category: cartCategory,
        provider: offering.provider,
        ...(offering.needsPrescription && { prescription: true }),
        ...(offering.ratedAs && { ratedAs: offering.ratedAs }),
      }
    : null
