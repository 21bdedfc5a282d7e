// Written by `npm run messages` from the catalogue beside it.

export const quantityOf = ({ name }: { readonly name: string }): string => `Quantity of ${name}`
export const less = ({ name }: { readonly name: string }): string => `Less ${name}`
export const more = ({ name }: { readonly name: string }): string => `More ${name}`
