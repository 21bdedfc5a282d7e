// Written by `npm run messages` from the catalogue beside it.

export const previousOffer = 'Ofa iliyotangulia'
export const nextOffer = 'Ofa inayofuata'
export const offer = ({ count, number }: { readonly count: string; readonly number: string }): string => `Ofa ya ${number} kati ya ${count}`
export const play = 'Acha ofa zizunguke'
export const pause = 'Simamisha ofa'
