// Written by `npm run messages` from the catalogue beside it.

export const label = 'A note for you'
export const open = 'Open'
