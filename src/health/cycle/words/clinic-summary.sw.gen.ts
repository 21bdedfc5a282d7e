// Written by `npm run messages` from the catalogue beside it.

import { select } from '../../../kit/words/message-forms.ts'

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
export const counted = ({ day, days, name }: { readonly day: string; readonly days: string; readonly name: string }): string => `${name}: ${days}, mwisho ${day}`
export const birth = ({ day }: { readonly day: string }): string => `Kujifungua ${day}`
export const birthAt = ({ age, day }: { readonly age: string; readonly day: string }): string => `Kujifungua ${day}, ujauzito ukiwa na ${age}`
export const loss = ({ day }: { readonly day: string }): string => `Kutoka kwa mimba ${day}`
export const inShort = 'Kwa ufupi'
export const noPeriod = 'Hakuna hedhi iliyorekodiwa.'
export const lastPeriod = ({ day }: { readonly day: string }): string => `Siku ya kwanza ya hedhi ya mwisho (LMP): ${day}`
export const cycleLength = ({ days }: { readonly days: string }): string => `Urefu wa mzunguko: ${days}`
export const bleeding = ({ days }: { readonly days: string }): string => `Kutokwa na damu: ${days}`
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
export const pregnant = ({ age, due }: { readonly age: string; readonly due: string }): string => `Mjamzito: ${age}, tarehe ya kujifungua ${due}`
export const notTracked = 'Hakuna ujauzito unaofuatiliwa.'
export const positiveOpen = ({ day }: { readonly day: string }): string => `Kipimo cha ujauzito kilionyesha ujauzito ${day}, na hakuna cha baadaye kili­choo­nye­sha vingine`
export const bornAgo = ({ days, ended }: { readonly days: string; readonly ended: string }): string => `${ended}, ${days} zilizopita`
export const urgentNow = ({ signs }: { readonly signs: string }): string => `DHARURA kwa kumbukumbu zake: ${signs}`
export const bleedingTitle = 'Kutokwa na damu, ya karibuni kwanza'
export const bleed = ({ day, notes }: { readonly day: string; readonly notes: string }): string => `${day}: ${notes}`
export const kindPeriod = 'hedhi'
export const kindBetween = 'kati ya hedhi'
export const kindInPregnancy = 'WAKATI WA UJAUZITO'
export const kindAfterBirth = 'baada ya kujifungua'
export const kindAfterLoss = 'baada ya kutoka kwa mimba'
export const kindSetAside = 'si hedhi, anasema'
export const kindOnMethod = ({ method }: { readonly method: string }): string => `akitumia ${method}`
export const more = ({ count }: { readonly count: string }): string => `na nyingine ${count}, za awali`
export const noBleeding = 'Hakuna damu iliyorekodiwa.'
export const protectionIn = ({ state }: { readonly state: string }): string => `Kinga leo kwa rekodi: ${select(state, { 'protected': 'inakinga', 'unsure': 'haijulikani', 'other': 'haikingi' })}`
export const missedPills = ({ days }: { readonly days: string }): string => `Vidonge vili­vyo­sa­hau­lika katika wiki sita, kwa alama zake: ${days}`
export const noTicks = 'Vidonge havina alama, kwa hivyo mapengo hayajulikani'
export const given = ({ due, given }: { readonly due: string; readonly given: string }): string => `Sindano ya mwisho ${given}, ijayo ${due}`
export const overdue = ({ days }: { readonly days: string }): string => `imechelewa kwa ${days}`
export const replaceBy = ({ day }: { readonly day: string }): string => `Kubadilishwa kabla ya ${day}`
export const ulipristalPause = ({ day }: { readonly day: string }): string => `Bila homoni kabla ya ${day}, kwa sababu ya ulipristal`
export const inducersYes = 'Anatumia dawa ina­yo­dhoo­fi­sha homoni (kifua kikuu, VVU au kifafa)'
export const inducersNo = 'Hatumii dawa za kifua kikuu, VVU au kifafa, anasema'
export const tests = 'Vipimo vya ujauzito'
export const birthsAndLosses = ({ births, losses }: { readonly births: string; readonly losses: string }): string => `Kujifungua: ${births}. Kutoka kwa mimba: ${losses}.`
export const lossAt = ({ age, day }: { readonly age: string; readonly day: string }): string => `Kutoka kwa mimba ${day}, ujauzito ukiwa na ${age}`
export const signBleedingInPregnancy = 'damu wakati wa ujauzito'
export const signPainInPregnancy = 'maumivu makali wakati wa ujauzito'
export const signBleedingAfterTest = 'damu baada ya kipimo kuonyesha ujauzito'
export const signPainAfterTest = 'maumivu makali baada ya kipimo kuonyesha ujauzito'
export const signHeavyAfterBirth = 'pedi ililowa baada ya kujifungua'
export const signPainAfterBirth = 'maumivu makali baada ya kujifungua'
export const signHeavyAfterLoss = 'pedi ililowa baada ya kutoka kwa mimba'
export const signPainAfterLoss = 'maumivu makali baada ya kutoka kwa mimba'
export const kindPositiveTest = 'KARIBU NA KIPIMO CHENYE UJAUZITO'
export const lastBleedOnMethod = ({ day, method }: { readonly day: string; readonly method: string }): string => `Damu ya mwisho: ${day}, akitumia ${method}, kwa hivyo si LMP ya kuhesabia`
export const lastGiven = ({ given }: { readonly given: string }): string => `Sindano ya mwisho ${given}`
export const gap = ({ day }: { readonly day: string }): string => `Huenda haikukinga hadi ${day}`
