// Written by `npm run messages` from the catalogue beside it.

export const closePhotos = 'Close photos'
export const monthlyAt = ({ location, price }: { readonly location: string; readonly price: string }): string => `${price} / month · ${location}`
export const fullScreen = 'Full screen'
export const leaveFullScreen = 'Leave full screen'
export const noPhotos = 'No additional photos available for this property.'
