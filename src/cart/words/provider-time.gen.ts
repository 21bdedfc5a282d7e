// Written by `npm run messages` from the catalogue beside it.

export const deliversIn = ({ time }: { readonly time: string }): string => `Delivers in ${time}`
export const deliversInMinutes = ({ minutes }: { readonly minutes: string }): string => `Delivers in ${minutes} minutes`
export const days = ({ days }: { readonly days: string }): string => `${days} Days`
export const sameDay = 'Same Day'
