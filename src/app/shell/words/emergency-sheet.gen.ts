// Written by `npm run messages` from the catalogue beside it.

export const callForHelp = 'Call for help'
