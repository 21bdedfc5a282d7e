// Written by `npm run messages` from the catalogue beside it.

export const services = 'Huduma za duka la dawa'
export const noServices = 'Hakuna huduma ya duka la dawa inayolingana na ulichotafuta.'
export const free = 'Bure'
export const numbersForCampus = ({ campus }: { readonly campus: string }): string => `Nambari za dharura za ${campus}`
export const contacts = 'Mawasiliano ya dharura'
export const callName = ({ name }: { readonly name: string }): string => `Pigia ${name}`
export const callNumber = ({ number }: { readonly number: string }): string => `Piga ${number}`
