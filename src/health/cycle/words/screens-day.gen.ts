// Written by `npm run messages` from the catalogue beside it.

export const howIsToday = 'How is today?'
export const whatToLog = 'What to log'
export const flow = 'Flow'
export const spotting = 'Spotting'
export const light = 'Light'
export const medium = 'Medium'
export const heavy = 'Heavy'
export const mood = 'Mood'
export const morePremium = ({ count }: { readonly count: string }): string => `${count} more with Premium`
export const pain = 'Pain'
export const worthAWord = 'Worth a word with a nurse'
export const soaked = 'A pad or tampon soaked within two hours'
export const bledAfterSex = 'Bleeding after sex'
export const notes = 'Notes'
export const notesHint = 'How was this day?'
export const charactersLeft = ({ count }: { readonly count: string }): string => `${count} characters left`
export const stillToCome = 'This day is still to come. You can log it when it is here.'
export const notSaved = 'Not saved yet'
export const savedAtOnce = 'Each tap is saved at once.'
export const saveToday = 'Save today'
export const saveDay = ({ day }: { readonly day: string }): string => `Save ${day}`
