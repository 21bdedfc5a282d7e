import type { ReactNode } from 'react'
import type { CartItem } from '@/cart/rules/cart'
import type { LineId } from '@/kit/rules/ids'
import type { ProviderSlug } from '@/shops/rules/ratings/provider-slug'
import type { Assortment } from '@/shops/rules/offering'
import type { StorefrontId } from '@/shops/rules/choices'
import type { Storefront } from '@/shops/words/registry'

/** The storefront's state in the URL. Each value is valid for the storefront. */
export type StorefrontView = {
  readonly tab: string
  readonly category: string
  readonly query: string
  readonly shop: string
  /** The id of the item that is open, or null. */
  readonly item: string | null
}

/** The cart, as far as a storefront changes it. */
export type StorefrontCart = {
  /** How many of an item are in it. */
  readonly quantities: ReadonlyMap<LineId, number>
  readonly add: (item: CartItem, times: number) => void
  /** 0 removes the line. */
  readonly setQuantity: (id: LineId, quantity: number) => void
}

export type LayoutProps = {
  id: StorefrontId
  spec: Storefront
  assortment: Assortment
  /** False until a first pull has completed; before that, more may arrive. */
  complete: boolean
  view: StorefrontView
  /** Whether a link opened the open item: its card is scrolled to, marked and focused. */
  byLink: boolean
  onView: (change: Partial<StorefrontView>) => void
  onOpen: (item: string) => void
  cart: StorefrontCart
  /** Asks whoever has ordered from a provider for a rating. */
  rate: (provider: ProviderSlug, name: string) => ReactNode
}

/** What a part gets that only one storefront has. */
export type SlotProps = Pick<LayoutProps, 'view' | 'rate'>
