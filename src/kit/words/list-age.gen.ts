// Written by `npm run messages` from the catalogue beside it.

export const justNow = 'Just now'
export const hoursAgo = ({ hours }: { readonly hours: string }): string => `${hours}h ago`
export const daysAgo = ({ days }: { readonly days: string }): string => `${days}d ago`
