// Written by `npm run messages` from the catalogue beside it.

export const samples = 'Numbers that begin with +254 700 000 are samples: they reach nobody.'
