// Written by `npm run messages` from the catalogue beside it.

export const title = ({ app }: { readonly app: string }): string => `${app}: my pregnancy`
export const written = ({ age, day }: { readonly age: string; readonly day: string }): string => `Written on ${day}, at ${age}`
export const due = ({ day }: { readonly day: string }): string => `Due date: ${day}`
export const name = ({ name }: { readonly name: string }): string => `Name: ${name}`
export const appointments = 'Appointments'
export const symptoms = 'Symptoms'
export const weight = 'Weight'
export const notes = 'Notes'
export const visitDone = ({ day, visit }: { readonly day: string; readonly visit: string }): string => `${visit} · ticked ${day}`
