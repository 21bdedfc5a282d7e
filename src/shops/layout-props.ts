import type { ReactNode } from 'react'
import type { CartItem } from '@/cart/rules/cart'
import type { LineId } from '@/kit/rules/ids'
import type { ProviderSlug } from '@/cart/rules/ratings'
import type { Assortment } from '@/shops/rules/offering'
import type { StorefrontId } from '@/cart/rules/categories'
import type { Storefront } from '@/shops/words/storefronts'

/** The storefront's state in the URL. Each value is valid for the storefront. */
export type StorefrontView = {
  readonly tab: string
  readonly category: string
  readonly query: string
  readonly shop: string
  /** The id of the item that is open, or null. */
  readonly item: string | null
}

/** The parts of the cart that a storefront uses. */
export type StorefrontCart = {
  /** The quantity of each line in it. */
  readonly quantities: ReadonlyMap<LineId, number>
  readonly add: (item: CartItem, times: number, isSeen?: boolean) => void
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
  /** True if a link opened the item: its card is scrolled to, marked and focused. */
  byLink: boolean
  onView: (change: Partial<StorefrontView>) => void
  onOpen: (item: string) => void
  cart: StorefrontCart
  /** Asks people who have ordered from a provider for a rating. */
  rate: (provider: ProviderSlug, name: string) => ReactNode
}

/** The props of a part that only one storefront has. */
export type SlotProps = Pick<LayoutProps, 'view' | 'rate'>
