// Written by `npm run messages` from the catalogue beside it.

export const everything = 'Police, fire, ambulance'
export const fromMobile = 'The same, from a mobile'
