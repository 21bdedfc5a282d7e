// Written by `npm run messages` from the catalogue beside it.

export const menstrualCycle = 'Four phases, their hormones, and what is usual'
export const nutritionDuringPeriod = 'Seven superfoods and a three-day meal plan'
export const fertilityAndOvulation = 'Seven signs, and ways to track them'
export const managingPms = 'What eases the days before a period'
export const exerciseDuringCycle = 'Workouts for each phase, and when to rest'
export const contraceptionTitle = 'Contraception'
export const contraception = 'How well each method works, and what to ask'
export const bleedingTitle = 'When Bleeding Is Not a Period'
export const bleeding = 'What is usual, and when to get help'
