// Written by `npm run messages` from the catalogue beside it.

export const share = 'Share'
export const shareTitle = ({ title }: { readonly title: string }): string => `Share: ${title}`
export const copied = 'Link copied'
export const notCopied = 'The link could not be copied'
