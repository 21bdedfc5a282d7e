// Written by `npm run messages` from the catalogue beside it.

export const discreetSummary = 'Comrade: una ujumbe'
export const discreetDescription = 'Fungua app ukipata nafasi'
export const summary = 'Hedhi yako huenda ikaanza'
export const expectedOn = ({ day }: { readonly day: string }): string => `Inatarajiwa ${day}. Haya ni makadirio, si njia ya kupanga uzazi.`
export const expectedBetween = ({ from, to }: { readonly from: string; readonly to: string }): string => `Inatarajiwa kati ya ${from} na ${to}. Haya ni makadirio, si njia ya kupanga uzazi.`
export const expectedOnOrBetween = ({ day, from, to }: { readonly day: string; readonly from: string; readonly to: string }): string => `Inatarajiwa ${day}, au kati ya ${from} na ${to}. Haya ni makadirio, si njia ya kupanga uzazi.`
export const alarm = ({ day, days }: { readonly day: string; readonly days: string }): string => `Hedhi yako huenda ikaanza baada ya ${days} (${day})`
