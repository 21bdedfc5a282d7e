// Written by `npm run messages` from the catalogue beside it.

export const whichCampus = 'Uko kampasi gani?'
export const nameAndTown = ({ name, town }: { readonly name: string; readonly town: string }): string => `${name}, ${town}`
export const other = 'Nyingine'
