import type { DirectContact, OrderedLine } from '@/cart/rules/order'
import { reportLater } from '@/store/error-log/report-later'

/** Saves an order made by a provider's chat or by a call under Orders. The chat opens even if that fails. */
export const keepDirectOrder = (line: OrderedLine, contact: DirectContact): void =>
  void import('./orders')
    .then(({ recordDirectOrder }) => recordDirectOrder(line, contact))
    .catch((error: unknown) => reportLater('cart', error))
