// Written by `npm run messages` from the catalogue beside it.

export const open = 'Open now'
export const closed = 'Closed now'
export const operatingHours = ({ from, to }: { readonly from: string; readonly to: string }): string => `Operating hours: ${from} to ${to}, Monday to Friday`
