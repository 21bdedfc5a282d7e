import type { CartItem } from '@/cart/rules/cart'
import { lineId } from '@/kit/rules/ids'
import type { StorefrontId } from '@/shops/rules/choices'
import type { Offering } from '@/shops/rules/offering'
import type { Storefront } from '@/shops/words/registry'
import { fallbackPicture } from '@/kit/rules/own-address'

/** An offering as a line of the cart; null where it is booked, not ordered. */
export const cartItemOf = (
  storefront: StorefrontId,
  { inCart, cartCategory }: Storefront,
  offering: Offering,
): CartItem | null =>
  inCart
    ? {
        id: lineId(`${storefront}:${offering.id}`),
        name: offering.name,
        price: offering.price,
        image: offering.image ?? fallbackPicture,
        category: cartCategory,
        provider: offering.provider,
        ...(offering.needsPrescription && { prescription: true }),
        ...(offering.ratedAs && { ratedAs: offering.ratedAs }),
      }
    : null
