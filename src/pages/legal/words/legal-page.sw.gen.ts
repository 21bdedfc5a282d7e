// Written by `npm run messages` from the catalogue beside it.

export const lastUpdated = ({ date }: { readonly date: string }): string => `Ilisasishwa mwisho ${date}`
export const sections = 'Sehemu'
