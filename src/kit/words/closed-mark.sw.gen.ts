// Written by `npm run messages` from the catalogue beside it.

export const closedNow = 'Imefungwa sasa'
