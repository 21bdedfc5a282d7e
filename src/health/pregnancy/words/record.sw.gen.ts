// Written by `npm run messages` from the catalogue beside it.

export const yourPregnancy = 'Ujauzito wako'
export const progress = 'Maendeleo'
export const ageOfTerm = ({ age }: { readonly age: string }): string => `${age} kati ya wiki 40`
export const week = ({ week }: { readonly week: string }): string => `Wiki ya ${week}`
export const dueDate = 'Tarehe ya kujifungua'
export const notes = 'Maelezo'
export const edit = 'Hariri'
export const pastTermTitle = 'Wiki 42 au zaidi. Tafadhali wasiliana na kliniki yako'
export const overdueTitle = 'Wiki 41 au zaidi: piga simu au nenda kliniki yako leo'
export const callToday = 'Piga simu au nenda kliniki yako leo.'
export const pastTerm = 'Fanya hivyo leo, hata kama unajisikia vizuri. Kuanzia wiki ya 41, wiki zikijulikana kwa hakika, WHO inapendekeza uchungu uanzishwe; watapanga pamoja nawe. Je, ujauzito umeisha?'
export const hasEnded = 'Umeisha'
export const end = 'Ujauzito umeisha, au acha kufuatilia'
export const notSaved = 'Mabadiliko yako hayakuweza kuhifadhiwa mtandaoni.'
export const seeWhy = 'Ona sababu'
export const appointments = 'Miadi'
export const addAppointment = 'Ongeza miadi'
export const noAppointments = 'Bado hakuna miadi. WHO inashauri ziara nane, ya kwanza kabla ya wiki ya 12.'
export const noneToCome = 'Hakuna ijayo.'
export const appointmentsToCome = 'Miadi ijayo'
export const pastAppointments = ({ count }: { readonly count: string }): string => `Miadi iliyopita (${count})`
export const editAppointment = ({ appointment }: { readonly appointment: string }): string => `Hariri miadi: ${appointment}`
export const nextAppointment = 'Ijayo'
export const symptoms = 'Dalili'
export const addSymptom = 'Ongeza dalili'
export const noSymptoms = 'Hakuna kili­choa­ndi­kwa. Unachohisi kinafaa kuonyeshwa katika ziara yako ijayo.'
export const editSymptom = ({ symptom }: { readonly symptom: string }): string => `Hariri dalili: ${symptom}`
export const weight = 'Uzito'
export const addWeight = 'Ongeza uzito'
export const noWeights = 'Bado hakuna uzito. Hupimwa katika kila ziara ya kliniki.'
export const editWeight = ({ day, weight }: { readonly day: string; readonly weight: string }): string => `Hariri uzito: ${weight}, ${day}`
export const add = 'Ongeza'
export const earlier = ({ count }: { readonly count: string }): string => `Za awali (${count})`
