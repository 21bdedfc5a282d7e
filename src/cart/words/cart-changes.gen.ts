// Written by `npm run messages` from the catalogue beside it.

export const added = 'Added to Cart!'
export const addedText = ({ name }: { readonly name: string }): string => `${name} has been added to your cart`
export const increased = 'Item Updated!'
export const increasedText = ({ name }: { readonly name: string }): string => `${name} quantity increased in cart`
export const severalAdded = 'Added to Cart'
export const severalAddedText = ({ name, times }: { readonly name: string; readonly times: string }): string => `${name} x${times} added to cart`
export const allAddedText = ({ left, name, times }: { readonly left: string; readonly name: string; readonly times: string }): string => `${name} x${times} added to cart. Only ${left} in stock`
export const noMore = 'No more in stock'
export const outOfStock = 'Out of stock'
export const onlyLeftOf = ({ left, name }: { readonly left: string; readonly name: string }): string => `Only ${left} of ${name} in stock`
export const isOutOfStock = ({ name }: { readonly name: string }): string => `${name} is out of stock`
export const removed = 'Item Removed'
export const removedText = ({ name }: { readonly name: string }): string => `${name} removed from cart`
export const cleared = 'Cart Cleared'
export const clearedText = 'All items removed from cart'
export const withinStock = 'Cart Updated'
export const withinStockText = 'Your cart has what is in stock'
export const undo = 'Undo'
