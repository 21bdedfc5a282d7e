// Written by `npm run messages` from the catalogue beside it.

export const somethingWentWrong = 'Something went wrong'
export const tryAgain = 'Try again'
export const goHome = 'Go Home'
