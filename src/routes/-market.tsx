import { lazyRouteComponent } from '@tanstack/react-router'
import { readView, searchOf, type VariantId, type MarketSearch } from '@/domain/market/market-url'

export const MarketScreen = lazyRouteComponent(() => import('./-market-screen'), 'MarketScreen')

/** Validates the search params of a variant of the market. Invalid and default values are left out. */
export const marketSearch =
  (variant: VariantId) =>
  (search: Record<string, unknown>): MarketSearch =>
    searchOf(readView(variant, search))
