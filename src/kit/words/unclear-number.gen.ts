// Written by `npm run messages` from the catalogue beside it.

export const eitherNumber = ({ less, more }: { readonly less: string; readonly more: string }): string => `Do you mean ${more} or ${less}? Write it like that.`
