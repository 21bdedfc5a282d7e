// Written by `npm run messages` from the catalogue beside it.

export const yourCampus = 'Your campus'
export const intro = 'Gossip, the market, rooms and shops are those of one campus. What you have not sent yet stays with the campus you wrote it for.'
export const searchCampuses = 'Search campuses'
export const campuses = 'Campuses'
export const nameAndTown = ({ name, town }: { readonly name: string; readonly town: string }): string => `${name}, ${town}`
