import { storefrontOfCategory, type CartCategory, type StorefrontId } from '@/cart/rules/categories'
import type { OpeningHours } from '@/kit/rules/opening-hours'
import { readHours } from '@/kit/rules/read-hours'
import { loadCatalogue } from '@/store/catalogues'
import { forProviderLists } from '@/kit/rules/provider-lists'

/** The facts about a provider that a cart shows besides the order; null if the catalogue does not give them. */
export type ProviderFacts = {
  /** "30-45 minutes", "Same Day" */
  readonly time: string | null
  readonly hours: OpeningHours | null
  /** "30-45 minutes; Monday to Friday, 8AM to 5PM": the catalogue's own words, in English; null if it has none. */
  readonly words: string | null
  readonly freeDelivery: boolean
}

export type FactsByProvider = ReadonlyMap<string, ProviderFacts>

type Provider = { readonly hours?: string | undefined; readonly deliveryTime?: string; readonly freeDelivery?: boolean }

const factsOf = ({ hours, deliveryTime, freeDelivery = false }: Provider): ProviderFacts => ({
  time: deliveryTime ?? null,
  hours: hours === undefined ? null : readHours(hours),
  words: [deliveryTime, hours].filter((text) => text !== undefined).join('; ') || null,
  freeDelivery,
})

/** The storefronts whose providers are in a catalogue. */
const readers: Partial<Record<StorefrontId, () => Promise<readonly (readonly [string, ProviderFacts])[]>>> = {
  food: async () => (await loadCatalogue('food')).map(({ restaurant, hours }) => [restaurant, factsOf({ hours })]),
  gas: async () => (await loadCatalogue('gas')).map((provider) => [provider.name, factsOf(provider)]),
  ...forProviderLists(
    (list) => async () => (await loadCatalogue(list)).map((provider) => [provider.name, factsOf(provider)] as const),
  ),
  errands: async () => (await loadCatalogue('errands')).map((provider) => [provider.name, factsOf(provider)]),
}

/**
 * The facts of the providers of these categories, by the provider's name. A catalogue that cannot be loaded adds none.
 */
export const readProviderFacts = async (categories: readonly CartCategory[]): Promise<FactsByProvider> => {
  const read = async (category: CartCategory) => readers[storefrontOfCategory[category]]?.().catch(() => []) ?? []
  return new Map((await Promise.all([...new Set(categories)].map(read))).flat())
}
