// Written by `npm run messages` from the catalogue beside it.

export const scam = 'A scam or a false offer'
export const spam = 'Spam or advertising'
export const aboutMe = 'This is about me'
export const harassment = 'Bullying or harassment'
export const privateDetails = 'Somebody’s name, number or private life'
export const hate = 'Hate against a group of people'
export const sexual = 'Sexual content'
export const other = 'Something else'
