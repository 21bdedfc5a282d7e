// Written by `npm run messages` from the catalogue beside it.

export const yourOrders = 'Your orders'
export const keptHere = 'Kept on this phone only.'
export const loadingOrders = 'Loading your orders'
export const yourCart = 'Your Cart'
export const clearCart = 'Clear cart'
export const loadingCart = 'Loading your cart'
export const empty = 'Your cart is empty'
export const continueShopping = 'Continue Shopping'
export const items = 'Items in your cart'
export const from = ({ name }: { readonly name: string }): string => `From ${name}`
export const each = ({ price }: { readonly price: string }): string => `${price} each`
export const prescriptionRequired = 'Prescription required'
export const remove = ({ name }: { readonly name: string }): string => `Remove ${name}`
export const quantity = ({ name }: { readonly name: string }): string => `Quantity of ${name}`
export const less = ({ name }: { readonly name: string }): string => `Less ${name}`
export const more = ({ name }: { readonly name: string }): string => `More ${name}`
export const howMany = ({ name }: { readonly name: string }): string => `How many of ${name}`
export const addedAt = ({ price }: { readonly price: string }): string => `${price} when you added it`
export const wasNamed = ({ name }: { readonly name: string }): string => `Was ${name}`
export const wasFrom = ({ provider }: { readonly provider: string }): string => `Was from ${provider}`
export const neededPrescription = 'Needed a prescription before'
export const neededNone = 'Needed no prescription before'
export const aside = ({ campus, names }: { readonly campus: string; readonly names: string }): string => `Kept aside from ${campus}: ${names}`
export const asideText = ({ campus }: { readonly campus: string }): string => `Only what this campus sells is ordered here. These wait in the cart of ${campus}.`
export const changeCampus = 'Change campus'
