// Written by `npm run messages` from the catalogue beside it.

export const emergency = 'Emergency numbers'
