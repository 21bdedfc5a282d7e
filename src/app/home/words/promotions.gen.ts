// Written by `npm run messages` from the catalogue beside it.

export const previousOffer = 'Previous offer'
export const nextOffer = 'Next offer'
export const offer = ({ count, number }: { readonly count: string; readonly number: string }): string => `Offer ${number} of ${count}`
export const play = 'Let the offers turn'
export const pause = 'Stop the offers'
