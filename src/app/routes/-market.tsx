import { readView, searchOf, type VariantId, type MarketSearch } from '@/market/rules/market-url'
import { lazyScreen } from '@/kit/platform/lazy-screen'

export const MarketScreen = lazyScreen(async () => (await import('./-market-screen')).MarketScreen)

/** Validates the search params of a variant of the market. Invalid and default values are left out. */
export const marketSearch =
  (variant: VariantId) =>
  (search: Record<string, unknown>): MarketSearch =>
    searchOf(readView(variant, search))
