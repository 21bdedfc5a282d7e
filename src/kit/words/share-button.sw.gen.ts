// Written by `npm run messages` from the catalogue beside it.

export const share = 'Shiriki'
export const shareTitle = ({ title }: { readonly title: string }): string => `Shiriki: ${title}`
export const copied = 'Kiungo kimenakiliwa'
export const notCopied = 'Kiungo hakikuweza kunakiliwa'
