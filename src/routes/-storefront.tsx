import { lazyRouteComponent } from '@tanstack/react-router'
import { itemOf } from '@/domain/shared/item-link'
import { choicesOf, chosenOf, type StorefrontId } from '@/domain/storefronts/choices'

export const StorefrontScreen = lazyRouteComponent(() => import('./-storefront-screen'), 'StorefrontScreen')

export type StorefrontSearch = {
  tab?: string | undefined
  category?: string | undefined
  q?: string | undefined
  shop?: string | undefined
  item?: string | undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * What a storefront keeps in the URL. A value that makes no sense falls away, and so does what is chosen anyway: both
 * are overwritten, because the router lays what a validator answers over what the address said.
 */
export const storefrontSearch =
  (id: StorefrontId) =>
  (search: Record<string, unknown>): StorefrontSearch => {
    const { tabs, categories, layout } = choicesOf(id)
    const tab = chosenOf(tabs, search['tab'])
    const category = chosenOf(categories, search['category'])
    const q = textOf(search['q'])
    const shop = layout === 'shops' ? textOf(search['shop']) : ''
    return {
      tab: tab === chosenOf(tabs, undefined) ? undefined : tab,
      category: category === chosenOf(categories, undefined) ? undefined : category,
      q: q || undefined,
      shop: shop || undefined,
      item: itemOf(search['item']),
    }
  }
