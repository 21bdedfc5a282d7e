// Written by `npm run messages` from the catalogue beside it.

export const unknownItem = 'Kitu hicho hakiko kwenye simu hii.'
export const otherCampus = ({ ours, theirs }: { readonly ours: string; readonly theirs: string }): string => `Kitu hicho ni cha ${theirs}. Kampasi yako ni ${ours}; unaweza kuibadilisha kwenye Wasifu.`
