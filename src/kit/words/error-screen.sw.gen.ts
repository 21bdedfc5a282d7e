// Written by `npm run messages` from the catalogue beside it.

export const somethingWentWrong = 'Hitilafu imetokea'
export const tryAgain = 'Jaribu tena'
export const goHome = 'Nenda Mwanzo'
