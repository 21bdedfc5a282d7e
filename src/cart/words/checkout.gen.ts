// Written by `npm run messages` from the catalogue beside it.

export const orderSummary = 'Order Summary'
export const subtotal = 'Subtotal'
export const deliveryFee = 'Delivery Fee'
export const total = 'Total'
export const oneFee = 'One fee for the whole cart, however many providers bring it.'
export const oneFeeFree = ({ provider }: { readonly provider: string }): string => `One fee for the whole cart. ${provider} delivers free what you order in their own chat.`
export const prescriptionAtHand = 'Keep your prescription at hand: the order says that one is required.'
export const note = 'Note for this order'
export const notePlaceholder = 'Less chilli; call at the gate'
export const delivery = 'Delivery'
export const deliverTo = 'Deliver to'
export const change = 'Change'
export const addNameAndPlace = 'Add name and place'
export const place = 'Place'
export const askedOnce = 'Asked once, and chosen with a tap after that.'
export const checkoutOnWhatsApp = 'Checkout on WhatsApp'
export const noData = 'No data? The same order goes by SMS or a call.'
export const sendAsSms = 'Send as SMS'
export const call = <Part>({ number, phone }: { readonly number: (text: string) => Part; readonly phone: string }): readonly (string | Part)[] => ['Call ', number(`${phone}`)]
export const notEnough = 'Not enough in stock'
export const takeWhatIsThere = 'Take what is there'
export const orderNotKept = 'Order not kept'
export const orderNotKeptText = 'The message is on its way, but this phone had no room to keep the order. Your cart is as it was.'
export const handedOver = 'Order handed over'
export const handedOverText = 'You find it under Your orders, to look up or order again.'
export const noLongerSold = ({ name }: { readonly name: string }): string => `${name} is no longer sold.`
