import { createContext, type MouseEvent } from 'react'
import type { DirectContact, OrderedLine } from '@/cart/rules/order'

/** An order that goes to its provider. */
export type DirectRequest = {
  readonly line: OrderedLine
  readonly contact: Pick<DirectContact, 'digits' | 'label'> & { readonly words: string }
  /** False of an appointment, which goes nowhere. */
  readonly isDelivered: boolean
}

/** Hands an order over with the link that was tapped, or asks first where it goes. */
export type SendDirectOrder = (event: MouseEvent<HTMLAnchorElement>, request: DirectRequest) => void

/** Null where a screen is shown on its own: the link then opens the chat with the words alone. */
export const DirectOrders = createContext<SendDirectOrder | null>(null)
