// Written by `npm run messages` from the catalogue beside it.

import { select } from '../../kit/words/message-forms.ts'

export const lastOrder = 'Your last order'
export const allOrders = 'All orders'
export const yourOrders = 'Your orders'
export const keptHere = 'Kept on this phone only.'
export const allYourOrders = 'All your orders'
export const none = 'No orders yet'
export const noneText = 'Whatever you order, by the cart or in a provider’s chat, is kept here.'
export const continueShopping = 'Continue Shopping'
export const yourOrder = 'Your order'
export const order = ({ number }: { readonly number: string }): string => `Order ${number}`
export const handedOver = ({ channel, time }: { readonly channel: string; readonly time: string }): string => `${select(channel, { 'whatsapp': `${time} by WhatsApp`, 'sms': `${time} by SMS`, 'other': `${time} by a call` })}`
export const from = ({ providers }: { readonly providers: string }): string => `From ${providers}`
export const and = ({ one, other }: { readonly one: string; readonly other: string }): string => `${one} and ${other}`
export const deliveredTo = ({ name, payment, place }: { readonly name: string; readonly payment: string; readonly place: string }): string => `To ${place} · ${name} · ${payment}`
export const note = ({ note }: { readonly note: string }): string => `Note: ${note}`
export const sentOrNot = 'Sent or not?'
export const sent = 'Sent'
export const notSent = 'Not sent'
export const didYouCall = 'Did you order on the phone?'
export const didYouSend = 'Did you send it?'
export const callLater = 'It is kept here. Call now, or later from Orders.'
export const sendLater = 'It is kept here. Send it now, or later from Orders.'
export const yes = 'Yes'
export const no = 'No'
export const free = 'Free'
export const call = 'Call'
export const sendOnWhatsApp = 'Send on WhatsApp'
export const sendAsSms = 'Send as SMS'
export const orderAgain = 'Order again'
export const bookAgain = 'Book again'
export const requestAgain = 'Request again'
export const callAgain = 'Call again'
export const writeAgain = 'Write again'
export const inCartAgain = 'Added to Cart!'
export const inCartAgainText = 'Everything of that order is in your cart again'
export const restInCart = ({ names }: { readonly names: string }): string => `In your cart at today’s prices. Not sold here now: ${names}`
export const noneSold = 'Nothing of that order is sold here now'
export const goneNames = ({ names }: { readonly names: string }): string => `Not sold here now: ${names}`
export const wasNamed = ({ item, name }: { readonly item: string; readonly name: string }): string => `${item} was ${name} then.`
export const wasFrom = ({ item, provider }: { readonly item: string; readonly provider: string }): string => `${item} was from ${provider} then.`
export const nowFrom = ({ before, item, provider }: { readonly before: string; readonly item: string; readonly provider: string }): string => `${item} is from ${provider} now; it was from ${before}.`
export const nowCosts = ({ before, item, price }: { readonly before: string; readonly item: string; readonly price: string }): string => `${item} costs ${price} now; it was ${before}.`
export const nowNeedsPrescription = ({ item }: { readonly item: string }): string => `${item} needs a prescription now.`
export const nowNeedsNone = ({ item }: { readonly item: string }): string => `${item} needs no prescription now.`
export const arrived = 'Arrived'
export const cancelled = 'Cancelled'
export const itArrived = 'It arrived'
export const cancelOrder = 'Cancel order'
export const undo = 'Undo'
