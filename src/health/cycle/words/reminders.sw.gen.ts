// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const appointment = 'Una miadi kesho'
export const appointmentToday = 'Una miadi leo'
export const periodLate = ({ days }: { readonly days: string }): string => `Hedhi yako huenda imechelewa kwa ${days}`
export const periodToday = 'Hedhi yako huenda ikaanza leo'
export const periodSoon = ({ day, days }: { readonly day: string; readonly days: string }): string => `Hedhi yako huenda ikaanza baada ya ${days} (${day})`
export const periodFrom = ({ day, days }: { readonly day: string; readonly days: string }): string => `Hedhi yako huenda ikaanza kuanzia ${day}, baada ya ${days} au zaidi`
export const pregnancyWeek = ({ week }: { readonly week: number }): string => `Leo ujauzito wako una wiki ${plural('sw-KE', week, { 'other': `${week.toLocaleString('sw-KE')}` })}`
export const pregnancyOverdue = ({ week }: { readonly week: string }): string => `Leo ujauzito wako una wiki ${week}. Piga simu kliniki yako leo`
export const pill = 'Ni wakati wa kidonge chako'
export const both = ({ first, second }: { readonly first: string; readonly second: string }): string => `${first}. ${second}`
export const injectionSoon = ({ days }: { readonly days: string }): string => `Utadungwa sindano yako ijayo baada ya ${days}`
export const injection = 'Wakati wa sindano yako ijayo umefika'
export const replacement = 'Kipandikizi au koili yako itabadilishwa hivi karibuni'
export const logToday = 'Siku yako ilikuwaje? Kuirekodi ni kwa muda mfupi tu'
export const discreetTitle = 'Comrade: una ujumbe'
export const discreetBody = 'Fungua app ukipata nafasi'
export const taken = 'Nimemeza'
export const done = 'Tayari'
