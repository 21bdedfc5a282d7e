// Written by `npm run messages` from the catalogue beside it.

export const photo = ({ count, number, title }: { readonly count: string; readonly number: string; readonly title: string }): string => `Photo ${number} of ${count}: ${title}`
export const position = ({ count, number }: { readonly count: string; readonly number: string }): string => `${number} of ${count}`
export const photosOf = ({ title }: { readonly title: string }): string => `Photos of ${title}`
export const previous = 'Previous photo'
export const next = 'Next photo'
