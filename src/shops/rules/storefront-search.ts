import { parseItemId } from '@/kit/rules/item-link'
import { textInUrl } from '@/kit/rules/url-values'
import { choicesOf, chosenInUrl, type StorefrontId } from './choices'

export type StorefrontSearch = {
  tab?: string | undefined
  category?: string | undefined
  q?: string | undefined
  shop?: string | undefined
  item?: string | undefined
}

/**
 * Validates the search params of a storefront. Invalid and default values are set to undefined, because the router
 * merges the result over the raw params.
 */
export const storefrontSearch =
  (id: StorefrontId) =>
  (search: Record<string, unknown>): StorefrontSearch => {
    const { tabs, categories, layout } = choicesOf(id)
    const q = textInUrl(search['q'])
    const shop = layout === 'shops' ? textInUrl(search['shop']) : ''
    return {
      tab: chosenInUrl(
        tabs.map(({ value }) => value),
        search['tab'],
      ),
      category: chosenInUrl(categories, search['category']),
      q: q || undefined,
      shop: shop || undefined,
      item: parseItemId(search['item']),
    }
  }
