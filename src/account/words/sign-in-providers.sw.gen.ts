// Written by `npm run messages` from the catalogue beside it.

export const emailAndPassword = 'Barua pepe na nenosiri'
export const phone = 'Simu'
