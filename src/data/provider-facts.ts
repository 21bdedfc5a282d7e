import type { CartCategory } from '@/domain/cart/cart'
import type { OpeningHours } from '@/domain/shared/opening-hours'
import { readHours } from '@/domain/shared/read-hours'
import { loadCatalogue } from './catalogues'

/** What a cart says about a provider besides the order, from the catalogue; null if the catalogue does not say. */
export type ProviderFacts = {
  /** "30-45 minutes", "Same Day" */
  readonly time: string | null
  readonly hours: OpeningHours | null
  readonly freeDelivery: boolean
}

export type FactsByProvider = ReadonlyMap<string, ProviderFacts>

const hoursOf = ({ hours }: { readonly hours?: string | undefined }): OpeningHours | null => (hours === undefined ? null : readHours(hours))

const unknown = { time: null, freeDelivery: false } as const

/** The categories whose providers are in a catalogue. */
const readers: Partial<Record<CartCategory, () => Promise<readonly (readonly [string, ProviderFacts])[]>>> = {
  'Food Delivery': async () => (await loadCatalogue('food')).map((dish) => [dish.restaurant, { ...unknown, hours: hoursOf(dish) }]),
  'Gas Services': async () =>
    (await loadCatalogue('gas')).map((provider) => [provider.name, { time: provider.deliveryTime, hours: hoursOf(provider), freeDelivery: provider.freeDelivery }]),
  'Laundry Services': async () => (await loadCatalogue('laundry')).map((provider) => [provider.name, { ...unknown, hours: hoursOf(provider) }]),
  'Errand Services': async () => (await loadCatalogue('errands')).map((provider) => [provider.name, { ...unknown, time: provider.deliveryTime, hours: hoursOf(provider) }]),
}

/** The facts of the providers of these categories, by the provider's name. A catalogue that cannot be loaded adds none. */
export const readProviderFacts = async (categories: readonly CartCategory[]): Promise<FactsByProvider> => {
  const read = async (category: CartCategory) => readers[category]?.().catch(() => []) ?? []
  return new Map((await Promise.all([...new Set(categories)].map(read))).flat())
}
