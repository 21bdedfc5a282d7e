// Written by `npm run messages` from the catalogue beside it.

export const wholeAddress = 'This is not a whole address. Write it like joy@example.com.'
