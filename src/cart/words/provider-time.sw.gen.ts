// Written by `npm run messages` from the catalogue beside it.

export const deliversIn = ({ time }: { readonly time: string }): string => `Huleta ndani ya ${time}`
export const deliversInMinutes = ({ minutes }: { readonly minutes: string }): string => `Huleta ndani ya dakika ${minutes}`
export const days = ({ days }: { readonly days: string }): string => `Siku ${days}`
export const sameDay = 'Siku hiyo hiyo'
