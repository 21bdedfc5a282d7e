// Written by `npm run messages` from the catalogue beside it.

export const sharePhoto = ({ app }: { readonly app: string }): string => `Share a photo from your gallery to ${app}, and it becomes a listing.`
export const holdIcon = 'Hold the app’s icon for your cart, gossip and today’s log.'
export const iconCount = 'The icon shows how many things still wait to be sent.'
