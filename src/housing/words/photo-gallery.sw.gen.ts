// Written by `npm run messages` from the catalogue beside it.

export const closePhotos = 'Funga picha'
export const monthlyAt = ({ location, price }: { readonly location: string; readonly price: string }): string => `${price} / mwezi · ${location}`
export const fullScreen = 'Skrini nzima'
export const leaveFullScreen = 'Toka skrini nzima'
export const noPhotos = 'Hakuna picha zaidi za makazi haya.'
