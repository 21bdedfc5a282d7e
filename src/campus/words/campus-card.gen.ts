// Written by `npm run messages` from the catalogue beside it.

export const campus = 'Campus'
export const changeCampus = 'Change campus'
export const nameAndTown = ({ name, town }: { readonly name: string; readonly town: string }): string => `${name}, ${town}`
