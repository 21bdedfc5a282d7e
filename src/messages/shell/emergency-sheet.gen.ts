// Written by `npm run messages` from the catalogue beside it.

export const callForHelp = 'Call for help'
export const atCampus = ({ campus }: { readonly campus: string }): string => `At ${campus}`
export const anywhereFree = 'Anywhere in Kenya, free'
