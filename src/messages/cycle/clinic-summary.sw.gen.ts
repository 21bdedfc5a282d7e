// Written by `npm run messages` from the catalogue beside it.

import { select } from '../shared/message-forms.ts'

export const title = 'Historia ya hedhi kwa mhudumu wa afya'
export const origin = ({ app }: { readonly app: string }): string => `Imeandikwa na mgonjwa katika ${app}, app ya simu yake, kutokana na maelezo yake ya kila siku. Si utambuzi wa ugonjwa.`
export const spotting = 'matone ya damu'
export const light = 'damu kidogo'
export const medium = 'damu wastani'
export const heavy = 'damu nyingi'
export const dayRange = ({ longest, shortest }: { readonly longest: string; readonly shortest: string }): string => `${shortest} hadi ${longest}`
export const cycleOf = ({ days }: { readonly days: string }): string => `mzunguko wa ${days}`
export const soaked = ({ days }: { readonly days: string }): string => `pedi au tampon ililowa kabisa ndani ya saa 2, ${days}`
export const painOn = ({ days }: { readonly days: string }): string => `maumivu, ${days}`
export const severeOn = ({ days }: { readonly days: string }): string => `makali, siku ${days}`
export const period = ({ day, notes }: { readonly day: string; readonly notes: string }): string => `${day}: ${notes}`
export const counted = ({ day, days, name }: { readonly day: string; readonly days: string; readonly name: string }): string => `${name}: ${days}, mwisho ${day}`
export const birth = ({ day }: { readonly day: string }): string => `Kujifungua ${day}`
export const birthAt = ({ age, day }: { readonly age: string; readonly day: string }): string => `Kujifungua ${day}, ujauzito ukiwa na ${age}`
export const loss = ({ day }: { readonly day: string }): string => `Kutoka kwa mimba ${day}`
export const inShort = 'Kwa ufupi'
export const noPeriod = 'Hakuna hedhi iliyorekodiwa.'
export const lastPeriod = ({ day }: { readonly day: string }): string => `Siku ya kwanza ya hedhi ya mwisho (LMP): ${day}`
export const cycleLength = ({ days }: { readonly days: string }): string => `Urefu wa mzunguko: ${days}`
export const bleeding = ({ days }: { readonly days: string }): string => `Kutokwa na damu: ${days}`
export const periods = 'Hedhi'
export const otherBleeding = 'Kutokwa na damu kwingine'
export const between = ({ day }: { readonly day: string }): string => `Kati ya hedhi: ${day}`
export const betweenFrom = ({ from, to }: { readonly from: string; readonly to: string }): string => `Kati ya hedhi: ${from} hadi ${to}`
export const spottingDays = ({ days }: { readonly days: string }): string => `Matone ya damu: ${days}`
export const afterSex = ({ days }: { readonly days: string }): string => `Baada ya ngono: ${days}`
export const painAndSymptoms = 'Maumivu na dalili'
export const severePain = ({ days }: { readonly days: string }): string => `Maumivu makali: ${days}`
export const medicines = 'Dawa zilizotumiwa'
export const contraception = 'Upangaji uzazi'
export const methodUntilNow = ({ from, method }: { readonly from: string; readonly method: string }): string => `${method}: ${from} hadi sasa`
export const method = ({ from, method, to }: { readonly from: string; readonly method: string; readonly to: string }): string => `${method}: ${from} hadi ${to}`
export const emergencyPill = ({ day, kind }: { readonly day: string; readonly kind: string }): string => `Kidonge cha dharura, ${kind}: ${day}`
export const pregnancies = 'Ujauzito'
export const pregnancyTest = ({ day, result }: { readonly day: string; readonly result: string }): string => `Kipimo cha ujauzito ${day}: ${select(result, { 'positive': 'chanya', 'other': 'hasi' })}`
export const weight = 'Uzito'
export const weights = ({ first, firstDay, last, lastDay }: { readonly first: string; readonly firstDay: string; readonly last: string; readonly lastDay: string }): string => `${first} ${firstDay}, ${last} ${lastDay}`
export const span = ({ from, to }: { readonly from: string; readonly to: string }): string => `${from} hadi ${to}`
