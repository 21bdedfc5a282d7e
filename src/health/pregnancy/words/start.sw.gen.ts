// Written by `npm run messages` from the catalogue beside it.

export const lastPeriod = 'Hedhi ya mwisho'
export const dueDate = 'Tarehe ya kujifungua'
export const conception = 'Kutungwa kwa mimba'
export const week = 'Najua wiki yangu'
export const lastPeriodMissing = 'Chagua siku ya kwanza ya hedhi yako ya mwisho.'
export const lastPeriodEarly = ({ weeks }: { readonly weeks: string }): string => `Hiyo ni zaidi ya wiki ${weeks} zilizopita. Tafadhali angalia tarehe, au uulize kliniki yako.`
export const lastPeriodLate = 'Siku hiyo bado haijafika. Chagua siku ambayo hedhi yako ya mwisho ilianza.'
export const conceptionMissing = 'Chagua siku ya kutungwa kwa mimba, au iliyo karibu nayo.'
export const conceptionEarly = 'Hiyo ni zamani mno kwa ujauzito wa sasa. Tafadhali angalia tarehe, au uulize kliniki yako.'
export const conceptionLate = 'Siku hiyo bado haijafika. Chagua siku iliyopita.'
export const dueDateMissing = 'Chagua tarehe ya kujifungua.'
export const dueDateEarly = 'Tarehe hiyo imepita zamani mno. Tafadhali iangalie, au uulize kliniki yako.'
export const dueDateLate = 'Hiyo ni baada ya zaidi ya wiki 40. Tafadhali angalia tarehe.'
export const noWeek = ({ last }: { readonly last: string }): string => `Andika wiki kuanzia 1 hadi ${last}.`
export const noDays = 'Andika siku 0 hadi 6.'
export const endMissing = 'Chagua siku. Kama huna uhakika, iliyo karibu nayo inafaa.'
export const endToCome = 'Siku hiyo bado haijafika.'
export const endBefore = 'Siku hiyo ni ya kabla ya ujauzito huu.'
export const modeNext = 'Sasa utataja tarehe moja, na wiki zitahesabiwa kutoka hapo. Hakuna kinachosimama kabla ya hapo.'
export const modeOff = 'Ujauzito una­po­fua­ti­liwa, hivi huzimwa: hedhi ijayo, siku za rutuba, awamu, “imechelewa”, na vikumbusho vya hedhi.'
export const modeLog = 'Bado unaweza kurekodi kila siku. Ukirekodi damu yoyote, utaonyeshwa wa kumpigia.'
export const modeKept = 'Rekodi yako ya mzunguko inabaki. Makadirio hurudi baada ya hedhi yako ya kwanza.'
