import type { CartItem } from '@/domain/cart/cart'
import type { Assortment } from '@/domain/storefronts/offering'
import type { StorefrontId } from '@/domain/storefronts/choices'
import type { StorefrontSpec } from '@/domain/storefronts/storefront-spec'

/** What the URL holds of a storefront; each value is one that the storefront knows. */
export type StorefrontView = {
  readonly tab: string
  readonly category: string
  readonly query: string
  readonly shop: string
  /** The id of the item that a link opens; null when it opens none. */
  readonly item: string | null
}

export type LayoutProps = {
  id: StorefrontId
  spec: StorefrontSpec
  assortment: Assortment
  /** Whether that is all there is: while it is still arriving, what is not here may come. */
  complete: boolean
  view: StorefrontView
  onView: (change: Partial<StorefrontView>) => void
  onAdd: (item: CartItem, times: number) => void
}
