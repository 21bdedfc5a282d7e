import { parseItemId } from '@/domain/shared/item-link'
import { choicesOf, chosenInUrl, type StorefrontId } from '@/domain/storefronts/choices'
import { lazyScreen } from '@/ui/platform/lazy-screen'
import { withCode } from './-with-code'

const StorefrontScreen = lazyScreen(async () => (await import('./-storefront-screen')).StorefrontScreen)

const preloadOfferings = (id: StorefrontId) => async () => {
  const [{ preloadCatalogue }, { preloadSlots }] = await Promise.all([import('@/features/storefront/queries'), import('@/features/storefront/slots')])
  await Promise.all([preloadCatalogue(id), preloadSlots(id)])
}

/** The route's component: the router loads its code and its catalogue before it draws it. */
export const storefrontScreen = (id: StorefrontId) => withCode(() => <StorefrontScreen id={id} />, StorefrontScreen, { preload: preloadOfferings(id) })

export type StorefrontSearch = {
  tab?: string | undefined
  category?: string | undefined
  q?: string | undefined
  shop?: string | undefined
  item?: string | undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Validates the search params of a storefront. Invalid and default values are set to undefined, because the router
 * merges the result over the raw params.
 */
export const storefrontSearch =
  (id: StorefrontId) =>
  (search: Record<string, unknown>): StorefrontSearch => {
    const { tabs, categories, layout } = choicesOf(id)
    const q = textOf(search['q'])
    const shop = layout === 'shops' ? textOf(search['shop']) : ''
    return {
      tab: chosenInUrl(tabs.map(({ value }) => value), search['tab']),
      category: chosenInUrl(categories, search['category']),
      q: q || undefined,
      shop: shop || undefined,
      item: parseItemId(search['item']),
    }
  }
