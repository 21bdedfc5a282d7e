import type { CartOrder } from '@/cart/rules/order'
import type { ReadPhone } from '@/kit/rules/phone'
import { smsLink, telLink, whatsappLink } from '@/kit/rules/phone-links'
import { checkoutMessage } from '@/cart/words/order-message'

/** The address that hands an order over: it opens the right app of the phone. */
export const orderLink = (order: CartOrder, { digits }: ReadPhone): string => {
  if (order.channel === 'call') return telLink(digits)
  return (order.channel === 'sms' ? smsLink : whatsappLink)(digits, checkoutMessage(order))
}
