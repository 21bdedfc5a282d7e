// Written by `npm run messages` from the catalogue beside it.

export const cart = 'Cart not saved'
export const other = 'Not kept'
export const noSpace = 'This phone did not let us save it. Free some space and try again.'
export const blocked = 'Your browser blocks storage here. Allow it for this site, or open Comrade in an ordinary window.'
