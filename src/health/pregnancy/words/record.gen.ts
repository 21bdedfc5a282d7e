// Written by `npm run messages` from the catalogue beside it.

export const yourPregnancy = 'Your pregnancy'
export const progress = 'Progress'
export const ageOfTerm = ({ age }: { readonly age: string }): string => `${age} of 40 weeks`
export const week = ({ week }: { readonly week: string }): string => `Week ${week}`
export const dueDate = 'Due date'
export const notes = 'Notes'
export const edit = 'Edit'
export const pastTermTitle = '42 weeks or more. Please contact your clinic'
export const overdueTitle = '41 weeks or more: call or go to your clinic today'
export const callToday = 'Call or go to your clinic today.'
export const pastTerm = 'Do it today, also if you feel well. From 41 weeks on, when the weeks are known for certain, WHO recommends that the birth is started; they will plan it with you. Has the pregnancy ended?'
export const hasEnded = 'It has ended'
export const end = 'The pregnancy has ended, or stop tracking'
export const notSaved = 'Your changes could not be saved online.'
export const seeWhy = 'See why'
export const appointments = 'Appointments'
export const addAppointment = 'Add an appointment'
export const noAppointments = 'No appointment yet. WHO advises eight visits, the first before week 12.'
export const noneToCome = 'None to come.'
export const appointmentsToCome = 'Appointments to come'
export const pastAppointments = ({ count }: { readonly count: string }): string => `Past appointments (${count})`
export const editAppointment = ({ appointment }: { readonly appointment: string }): string => `Edit appointment: ${appointment}`
export const nextAppointment = 'Next'
export const symptoms = 'Symptoms'
export const addSymptom = 'Add a symptom'
export const noSymptoms = 'Nothing noted. What you feel is worth showing at your next visit.'
export const editSymptom = ({ symptom }: { readonly symptom: string }): string => `Edit symptom: ${symptom}`
export const weight = 'Weight'
export const addWeight = 'Add a weight'
export const noWeights = 'No weight yet. It is taken at every clinic visit.'
export const editWeight = ({ day, weight }: { readonly day: string; readonly weight: string }): string => `Edit weight: ${weight}, ${day}`
export const add = 'Add'
export const earlier = ({ count }: { readonly count: string }): string => `Earlier (${count})`
