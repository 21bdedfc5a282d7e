// Written by `npm run messages` from the catalogue beside it.

export const open = 'Dalili za hatari na msaada'
export const title = 'Tafuta msaada mara moja'
export const intro = 'Ukiwa na mojawapo ya hizi, nenda kliniki au hospitali sasa hivi, mchana au usiku:'
export const introPregnant = 'Ukiwa na mojawapo ya hizi, nenda kliniki au hospitali sasa hivi, mchana au usiku, wiki yoyote ya ujauzito:'
export const ifPregnant = 'Ikiwa u mjamzito, au huenda u mjamzito'
export const afterBirth = 'Katika wiki na miezi baada ya kujifungua'
export const afterLoss = 'Katika wiki baada ya kutoka kwa mimba'
export const cannotWait = 'Hakuna hata moja kati ya hizi inayoweza kusubiri. Tafuta msaada mara moja, mchana au usiku:'
export const call999 = 'Piga 999'
