// Written by `npm run messages` from the catalogue beside it.

export const open = 'Imefunguliwa'
export const closed = 'Imefungwa'
export const operatingHours = ({ from, to }: { readonly from: string; readonly to: string }): string => `Saa za kazi: ${from} hadi ${to}, Jumatatu hadi Ijumaa`
