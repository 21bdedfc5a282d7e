// Written by `npm run messages` from the catalogue beside it.

export const callForHelp = 'Piga simu upate msaada'
export const atCampus = ({ campus }: { readonly campus: string }): string => `Katika ${campus}`
export const anywhereFree = 'Popote nchini Kenya, bure'
