// Written by `npm run messages` from the catalogue beside it.

export const title = 'Kutolewa kwa yai kume­thi­bi­ti­shwa'
export const threeOverSix = 'halijoto tatu za juu baada ya sita za chini'
export const fourthDay = 'halijoto nne za juu baada ya sita za chini, hali maalum ya kwanza'
export const oneLowDay = 'halijoto nne, moja yao ya chini na haikuhesabiwa, hali maalum ya pili'
export const text = ({ completed, days, firstHigh, peak, rule }: { readonly completed: string; readonly days: string; readonly firstHigh: string; readonly peak: string; readonly rule: string }): string => `Yai lilitolewa ${days} au karibu na hapo. Kilele cha ute ${peak}, joto la mwili lilipanda kuanzia ${firstHigh}; dalili zote mbili zilikamilika ${completed}. Kwa kanuni za Sensiplan: ${rule}.`
export const note = 'Kili­cho­thi­bi­ti­shwa ni cha siku zilizopita. Mengine yote hapa ni makadirio.'
