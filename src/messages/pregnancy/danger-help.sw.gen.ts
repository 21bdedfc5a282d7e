// Written by `npm run messages` from the catalogue beside it.

export const open = 'Dalili za hatari na msaada'
export const title = 'Tafuta msaada mara moja'
export const intro = 'Ukiwa na mojawapo ya hizi, nenda kliniki au hospitali sasa hivi, mchana au usiku:'
export const introPregnant = 'Ukiwa na mojawapo ya hizi, nenda kliniki au hospitali sasa hivi, mchana au usiku, wiki yoyote ya ujauzito:'
export const ifPregnant = 'Ikiwa u mjamzito, au huenda u mjamzito'
export const afterBirthOrLoss = 'Katika wiki za baada ya kujifungua au kutoka kwa mimba'
export const call999 = 'Piga 999'
