// Written by `npm run messages` from the catalogue beside it.

export const lastUpdated = ({ date }: { readonly date: string }): string => `Last updated ${date}`
export const sections = 'Sections'
