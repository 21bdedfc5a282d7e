import { lazyRouteComponent } from '@tanstack/react-router'
import { readView, searchOf, type VariantId, type MarketSearch } from '@/domain/market/market-url'

export const MarketScreen = lazyRouteComponent(() => import('./-market-screen'), 'MarketScreen')

/** What a variant of the market keeps in the URL. Nonsense falls away, and so does what is chosen anyway. */
export const marketSearch =
  (variant: VariantId) =>
  (search: Record<string, unknown>): MarketSearch =>
    searchOf(readView(variant, search))
