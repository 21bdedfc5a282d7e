// Written by `npm run messages` from the catalogue beside it.

export const yourPlaces = 'Mahali unapoletewa'
export const remove = ({ place }: { readonly place: string }): string => `Ondoa ${place}`
export const removed = 'Mahali pameondolewa'
export const undo = 'Tendua'
export const anotherPlace = 'Mahali pengine'
export const samplePlace = 'Tudor, Hosteli B, Chumba 12'
export const add = 'Ongeza'
