// Written by `npm run messages` from the catalogue beside it.

export const language = 'Lugha'
export const downloading = ({ language }: { readonly language: string }): string => `Inapakua ${language}...`
export const notChanged = 'Lugha hai­ku­ba­di­li­shwa'
export const connectOnce = 'Maandishi yake hayakuweza kupakuliwa. Unganisha intaneti, kisha uichague tena.'
