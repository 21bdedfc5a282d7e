// Written by `npm run messages` from the catalogue beside it.

export const campus = 'Kampasi'
export const changeCampus = 'Badilisha kampasi'
export const nameAndTown = ({ name, town }: { readonly name: string; readonly town: string }): string => `${name}, ${town}`
