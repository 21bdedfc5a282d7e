// Written by `npm run messages` from the catalogue beside it.

export const language = 'sw'
export const unreviewedTranslation = 'Tafsiri hai­ja­thi­bi­ti­shwa na mtaalamu'
