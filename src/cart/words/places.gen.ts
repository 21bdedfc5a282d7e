// Written by `npm run messages` from the catalogue beside it.

export const yourPlaces = 'Your places'
export const remove = ({ place }: { readonly place: string }): string => `Remove ${place}`
export const removed = 'Place removed'
export const undo = 'Undo'
export const anotherPlace = 'Another place'
export const samplePlace = 'Tudor, Hostel B, Room 12'
export const add = 'Add'
