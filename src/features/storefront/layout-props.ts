import type { CartItem } from '@/domain/cart/cart'
import type { Assortment } from '@/domain/storefronts/offering'
import type { StorefrontId } from '@/domain/storefronts/choices'
import type { Storefront } from '@/messages/storefronts/registry'

/** The storefront's state in the URL. Each value is valid for the storefront. */
export type StorefrontView = {
  readonly tab: string
  readonly category: string
  readonly query: string
  readonly shop: string
  /** The id of the item that a link opens, or null. */
  readonly item: string | null
}

export type LayoutProps = {
  id: StorefrontId
  spec: Storefront
  assortment: Assortment
  /** False until a first pull has completed; before that, more may arrive. */
  complete: boolean
  view: StorefrontView
  onView: (change: Partial<StorefrontView>) => void
  onAdd: (item: CartItem, times: number) => void
}
