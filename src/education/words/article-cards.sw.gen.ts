// Written by `npm run messages` from the catalogue beside it.

export const menstrualCycle = 'Awamu nne, homoni zake, na yaliyo ya kawaida'
export const nutritionDuringPeriod = 'Superfood saba na mpango wa milo wa siku tatu'
export const fertilityAndOvulation = 'Ishara saba, na njia za kuzifuatilia'
export const managingPms = 'Kina­cho­pu­nguza ugumu wa siku za kabla ya hedhi'
export const exerciseDuringCycle = 'Mazoezi ya kila awamu, na wakati wa kupumzika'
export const contraceptionTitle = 'Upangaji Uzazi'
export const contraception = 'Kila njia inafanya kazi vizuri kiasi gani, na cha kuuliza'
export const bleedingTitle = 'Damu Isiyo ya Hedhi'
export const bleeding = 'Yaliyo ya kawaida, na wakati wa kupata msaada'
