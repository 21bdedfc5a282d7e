// Written by `npm run messages` from the catalogue beside it.

export const periodSoon = 'Kabla ya hedhi yangu'
export const periodDue = 'Siku inapotarajiwa'
export const periodLate = 'Ikichelewa'
export const logToday = 'Kurekodi siku yangu'
export const pregnancyWeek = 'Kila wiki mpya ya ujauzito'
export const appointment = 'Siku moja kabla ya miadi'
export const pill = 'Kumeza kidonge changu'
export const injection = 'Wakati wa sindano yangu ijayo'
export const replacement = 'Mwezi mmoja kabla ya kipandikizi au koili yangu kuisha'
