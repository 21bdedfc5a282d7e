// Written by `npm run messages` from the catalogue beside it.

export const missing = 'There is no phone number.'
export const impossible = 'This phone number is not complete or has a wrong digit.'
