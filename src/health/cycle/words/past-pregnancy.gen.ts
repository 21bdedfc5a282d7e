// Written by `npm run messages` from the catalogue beside it.

export const change = 'Change'
export const changeOf = ({ span }: { readonly span: string }): string => `Change the pregnancy of ${span}`
export const remove = 'Remove'
export const removeOf = ({ span }: { readonly span: string }): string => `Remove the pregnancy of ${span}`
export const removed = 'Pregnancy removed'
export const undo = 'Undo'
export const from = 'First day of the period before it'
export const to = 'Day it ended'
export const ended = 'How it ended'
export const birth = 'A baby was born'
export const loss = 'The pregnancy was lost'
export const save = 'Save'
export const noDay = 'Choose a day.'
export const notComeYet = 'This day has not come yet.'
export const endsBefore = 'It ends before it begins.'
