import type { CartOrder } from '@/domain/cart/order'
import type { ReadPhone } from '@/domain/shared/phone'
import { smsLink, telLink, whatsappLink } from '@/domain/shared/phone-links'
import { checkoutMessage } from '@/messages/cart/order-message'

/** The address that hands an order over: it opens the right app of the phone. */
export const orderLink = (order: CartOrder, { digits }: ReadPhone): string => {
  if (order.channel === 'call') return telLink(digits)
  return (order.channel === 'sms' ? smsLink : whatsappLink)(digits, checkoutMessage(order))
}
