// Written by `npm run messages` from the catalogue beside it.

export const unknownItem = 'That item is not on this phone.'
export const otherCampus = ({ ours, theirs }: { readonly ours: string; readonly theirs: string }): string => `That item belongs to ${theirs}. Your campus is ${ours}; you can change it in Profile.`
