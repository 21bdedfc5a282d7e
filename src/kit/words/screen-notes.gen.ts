// Written by `npm run messages` from the catalogue beside it.

export const gone = 'That item is no longer here.'
export const saved = ({ age }: { readonly age: string }): string => `Saved ${age}`
export const waiting = 'Your changes are saved on this phone and waiting to be sent.'
export const error = 'Error'
