// Written by `npm run messages` from the catalogue beside it.

export const whatFits = 'Kinachokufaa sasa'
export const sourceAndSettings = ({ sources }: { readonly sources: string }): string => `${sources} Badilisha katika mipangilio.`
export const yes = 'Ndiyo'
export const no = 'Hapana'
export const turnOnQuestion = 'Ungependa kuwasha sehemu ya ujauzito?'
export const turnOn = 'Washa'
export const notNow = 'Si sasa'
