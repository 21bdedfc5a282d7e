// Written by `npm run messages` from the catalogue beside it.

export const scam = 'Utapeli au ofa ya uongo'
export const spam = 'Barua taka au matangazo'
export const aboutMe = 'Hili linanihusu mimi'
export const harassment = 'Uonevu au unyanyasaji'
export const privateDetails = 'Jina, nambari au maisha ya faragha ya mtu'
export const hate = 'Chuki dhidi ya kundi la watu'
export const sexual = 'Maudhui ya ngono'
export const other = 'Jambo lingine'
