// Written by `npm run messages` from the catalogue beside it.

export const gone = 'Ulichofungua hakipo tena hapa.'
export const saved = ({ age }: { readonly age: string }): string => `Imehifadhiwa ${age}`
export const waiting = 'Mabadiliko yako yamehifadhiwa kwenye simu hii na yanasubiri kutumwa.'
export const error = 'Hitilafu'
