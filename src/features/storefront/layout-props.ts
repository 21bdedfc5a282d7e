import type { CartItem } from '@/domain/cart'
import type { Assortment } from '@/domain/storefronts/offering'
import type { StorefrontId } from '@/domain/storefronts/registry'
import type { StorefrontSpec } from '@/domain/storefronts/storefront-spec'

/** What the URL holds of a storefront; each value is one that the storefront knows. */
export type StorefrontView = {
  readonly tab: string
  readonly category: string
  readonly query: string
  readonly shop: string
}

export type LayoutProps = {
  id: StorefrontId
  spec: StorefrontSpec
  assortment: Assortment
  view: StorefrontView
  onView: (change: Partial<StorefrontView>) => void
  onAdd: (item: CartItem, times: number) => void
}
