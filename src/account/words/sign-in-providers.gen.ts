// Written by `npm run messages` from the catalogue beside it.

export const emailAndPassword = 'Email and password'
export const phone = 'Phone'
