// Written by `npm run messages` from the catalogue beside it.

export const track = 'Track'
export const calendar = 'Calendar'
export const history = 'History'
export const insights = 'Insights'
export const education = 'Education'
export const symptoms = 'Symptoms'
export const mood = 'Mood'
export const notes = 'Notes'
export const more = 'More'
