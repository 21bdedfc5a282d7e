// Written by `npm run messages` from the catalogue beside it.

export const track = 'Fuatilia'
export const calendar = 'Kalenda'
export const history = 'Historia'
export const insights = 'Maarifa'
export const education = 'Elimu'
export const symptoms = 'Dalili'
export const mood = 'Hisia'
export const notes = 'Maelezo'
export const more = 'Zaidi'
