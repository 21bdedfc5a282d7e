// Written by `npm run messages` from the catalogue beside it.

import { select } from '../../../kit/words/message-forms.ts'

export const date = 'Date'
export const flow = 'Flow'
export const symptoms = 'Symptoms'
export const mood = 'Mood'
export const notes = 'Notes'
export const periodStart = 'First day of a period'
export const periodEnd = 'Last day of a period'
export const periodLength = 'Days of bleeding'
export const zone = 'Time zone'
export const predicted = 'Predicted by the app'
export const noPeriod = 'Bleeding that was no period'
export const pain = 'Pain'
export const temperature = 'Temperature on waking'
export const disturbed = 'Temperature that does not count'
export const mucus = 'Mucus'
export const noMucus = 'Mucus that does not count'
export const sex = 'Sex'
export const pregnancyTest = 'Pregnancy test'
export const ovulationTest = 'Ovulation test'
export const medicines = 'Medicines'
export const weight = 'Weight'
export const pill = ({ taken }: { readonly taken: string }): string => `${select(taken, { 'late': 'Pill taken late', 'other': 'Pill taken' })}`
export const ignore = 'Leave out'
export const noDate = 'No date'
export const badDate = 'The date cannot be read'
export const endBeforeStart = 'It ends before it starts'
export const tooLong = ({ count }: { readonly count: string }): string => `A period of more than ${count} days`
export const predictedRow = 'A prediction, not an entry'
export const longNotes = ({ count }: { readonly count: string }): string => `notes beyond ${count} characters a day`
export const notesWithoutDate = 'notes without a date'
export const entriesWithoutDate = 'entries without a date'
export const unreadableEntries = 'entries that cannot be read'
export const unreadableDays = 'days that cannot be read'
export const unreadableParts = 'parts of days that cannot be read'
export const unreadableProfile = 'settings, methods, pregnancies or other entries besides the days that cannot be read'
export const periodsWithoutDate = 'periods without a date'
export const periodsEndingEarly = 'periods that end before they start'
export const longPeriods = ({ count }: { readonly count: string }): string => `periods of more than ${count} days`
export const pregnantCycles = 'cycles of a pregnancy'
export const cutShort = 'the rest of the file, which is damaged'
export const byHand = ({ name }: { readonly name: string }): string => `${name}: please enter it in Comrade yourself`
export const unreadWord = ({ kind, word }: { readonly kind: string; readonly word: string }): string => `${select(kind, { 'symptom': 'symptom', 'mood': 'mood', 'flow': 'flow', 'temperature': 'temperature', 'mucus': 'mucus', 'sex': 'sex', 'other': 'test' })}: ${word}`
export const unreadLine = ({ count, text }: { readonly count: string; readonly text: string }): string => `${text} (${count})`
