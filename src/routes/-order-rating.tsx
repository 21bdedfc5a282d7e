import type { OrderedFrom } from '@/domain/cart/order'
import { providerOfStorefront } from '@/domain/ratings/provider-slug'
import { storefrontOfCategory } from '@/domain/storefronts/of-category'
import { RateProvider } from '@/features/ratings'

/** Lets whoever has ordered from a provider rate it. */
export function OrderRating({ provider: { name, category, ratedAs } }: { provider: OrderedFrom }) {
  const slug = ratedAs ?? (category && providerOfStorefront(storefrontOfCategory[category], name))
  return slug && <RateProvider provider={slug} name={name} />
}
