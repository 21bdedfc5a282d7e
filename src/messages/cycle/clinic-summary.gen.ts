// Written by `npm run messages` from the catalogue beside it.

import { select } from '../shared/message-forms.ts'

export const title = 'Menstrual history for a health worker'
export const origin = ({ app }: { readonly app: string }): string => `Written by the patient in ${app}, an app on her phone, from her own daily notes. Not a diagnosis.`
export const spotting = 'spotting'
export const light = 'light'
export const medium = 'medium'
export const heavy = 'heavy'
export const dayRange = ({ longest, shortest }: { readonly longest: string; readonly shortest: string }): string => `${shortest} to ${longest}`
export const cycleOf = ({ days }: { readonly days: string }): string => `cycle of ${days}`
export const soaked = ({ days }: { readonly days: string }): string => `pad or tampon soaked within 2 hours on ${days}`
export const painOn = ({ days }: { readonly days: string }): string => `pain on ${days}`
export const severeOn = ({ days }: { readonly days: string }): string => `severe on ${days}`
export const period = ({ day, notes }: { readonly day: string; readonly notes: string }): string => `${day}: ${notes}`
export const counted = ({ day, days, name }: { readonly day: string; readonly days: string; readonly name: string }): string => `${name}: ${days}, last on ${day}`
export const birth = ({ day }: { readonly day: string }): string => `Birth on ${day}`
export const birthAt = ({ age, day }: { readonly age: string; readonly day: string }): string => `Birth on ${day}, at ${age}`
export const loss = ({ day }: { readonly day: string }): string => `Loss on ${day}`
export const inShort = 'In short'
export const noPeriod = 'No period is logged.'
export const lastPeriod = ({ day }: { readonly day: string }): string => `First day of the last period (LMP): ${day}`
export const cycleLength = ({ days }: { readonly days: string }): string => `Cycle length: ${days}`
export const bleeding = ({ days }: { readonly days: string }): string => `Bleeding: ${days}`
export const periods = 'Periods'
export const otherBleeding = 'Other bleeding'
export const between = ({ day }: { readonly day: string }): string => `Between periods: ${day}`
export const betweenFrom = ({ from, to }: { readonly from: string; readonly to: string }): string => `Between periods: ${from} to ${to}`
export const spottingDays = ({ days }: { readonly days: string }): string => `Spotting: ${days}`
export const afterSex = ({ days }: { readonly days: string }): string => `After sex: ${days}`
export const painAndSymptoms = 'Pain and symptoms'
export const severePain = ({ days }: { readonly days: string }): string => `Severe pain: ${days}`
export const medicines = 'Medicines taken'
export const contraception = 'Contraception'
export const methodUntilNow = ({ from, method }: { readonly from: string; readonly method: string }): string => `${method}: ${from} to now`
export const method = ({ from, method, to }: { readonly from: string; readonly method: string; readonly to: string }): string => `${method}: ${from} to ${to}`
export const emergencyPill = ({ day, kind }: { readonly day: string; readonly kind: string }): string => `Emergency pill, ${kind}: ${day}`
export const pregnancies = 'Pregnancies'
export const pregnancyTest = ({ day, result }: { readonly day: string; readonly result: string }): string => `Pregnancy test on ${day}: ${select(result, { 'positive': 'positive', 'other': 'negative' })}`
export const weight = 'Weight'
export const weights = ({ first, firstDay, last, lastDay }: { readonly first: string; readonly firstDay: string; readonly last: string; readonly lastDay: string }): string => `${first} on ${firstDay}, ${last} on ${lastDay}`
export const span = ({ from, to }: { readonly from: string; readonly to: string }): string => `${from} to ${to}`
