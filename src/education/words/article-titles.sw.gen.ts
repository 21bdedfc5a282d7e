// Written by `npm run messages` from the catalogue beside it.

export const menstrualCycle = 'Mzunguko wa Hedhi'
export const nutritionDuringPeriod = 'Lishe Wakati wa Hedhi'
export const fertilityAndOvulation = 'Rutuba na Kutolewa kwa Yai'
export const managingPms = 'Kukabiliana na PMS'
export const exerciseDuringCycle = 'Mazoezi Katika Mzunguko Wako'
