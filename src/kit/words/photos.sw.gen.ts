// Written by `npm run messages` from the catalogue beside it.

export const photo = ({ count, number, title }: { readonly count: string; readonly number: string; readonly title: string }): string => `Picha ${number} kati ya ${count}: ${title}`
export const position = ({ count, number }: { readonly count: string; readonly number: string }): string => `${number} kati ya ${count}`
export const photosOf = ({ title }: { readonly title: string }): string => `Picha za ${title}`
export const previous = 'Picha iliyotangulia'
export const next = 'Picha inayofuata'
