// Written by `npm run messages` from the catalogue beside it.

export const searchEverything = 'Tafuta kila kitu'
export const searchByKeys = 'Tafuta kila kitu (Ctrl + K)'
