import type { OrderedFrom } from '@/cart/rules/order'
import { RateProvider } from '@/shops/rate-provider'

/** Lets whoever has ordered from a provider rate it. Nobody can be rated whom no list has any more. */
export function OrderRating({ provider: { name, ratedAs } }: { provider: OrderedFrom }) {
  return ratedAs && <RateProvider provider={ratedAs} name={name} />
}
