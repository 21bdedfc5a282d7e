import type { CartItem } from '@/domain/cart/cart'
import { lineId } from '@/domain/shared/ids'
import type { StorefrontId } from '@/domain/storefronts/choices'
import type { Offering } from '@/domain/storefronts/offering'
import type { Storefront } from '@/messages/storefronts/registry'
import { fallbackPicture } from '@/domain/shared/own-address'

/** An offering as a line of the cart; null where it is booked, not ordered. */
export const cartItemOf = (storefront: StorefrontId, { inCart, cartCategory }: Storefront, offering: Offering): CartItem | null =>
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
