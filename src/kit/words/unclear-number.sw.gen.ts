// Written by `npm run messages` from the catalogue beside it.

export const eitherNumber = ({ less, more }: { readonly less: string; readonly more: string }): string => `Unamaanisha ${more} au ${less}? Andika hivyo.`
