// Written by `npm run messages` from the catalogue beside it.

export const searchEverything = 'Search everything'
export const searchByKeys = 'Search everything (Ctrl + K)'
