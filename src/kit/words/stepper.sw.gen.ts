// Written by `npm run messages` from the catalogue beside it.

export const quantityOf = ({ name }: { readonly name: string }): string => `Idadi ya ${name}`
export const less = ({ name }: { readonly name: string }): string => `Punguza ${name}`
export const more = ({ name }: { readonly name: string }): string => `Ongeza ${name}`
