// Written by `npm run messages` from the catalogue beside it.

export const language = 'en'
export const unreviewedTranslation = 'This text is the original.'
