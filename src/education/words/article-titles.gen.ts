// Written by `npm run messages` from the catalogue beside it.

export const menstrualCycle = 'Menstrual Cycle'
export const nutritionDuringPeriod = 'Nutrition During Your Period'
export const fertilityAndOvulation = 'Fertility and Ovulation'
export const managingPms = 'Managing PMS'
export const exerciseDuringCycle = 'Exercise During Your Cycle'
