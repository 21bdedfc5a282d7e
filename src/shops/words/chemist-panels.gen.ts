// Written by `npm run messages` from the catalogue beside it.

export const services = 'Pharmacy services'
export const noServices = 'No pharmacy services found matching your search.'
export const free = 'Free'
export const numbersForCampus = ({ campus }: { readonly campus: string }): string => `Emergency numbers for ${campus}`
export const contacts = 'Emergency contacts'
export const callName = ({ name }: { readonly name: string }): string => `Call ${name}`
export const callNumber = ({ number }: { readonly number: string }): string => `Call ${number}`
