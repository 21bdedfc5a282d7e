// Written by `npm run messages` from the catalogue beside it.

export const justNow = 'Sasa hivi'
export const hoursAgo = ({ hours }: { readonly hours: string }): string => `Saa ${hours} nyuma`
export const daysAgo = ({ days }: { readonly days: string }): string => `Siku ${days} nyuma`
