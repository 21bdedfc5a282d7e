// Written by `npm run messages` from the catalogue beside it.

export const label = 'Ujumbe kwako'
export const open = 'Fungua'
