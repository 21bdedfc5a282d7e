// Written by `npm run messages` from the catalogue beside it.

import { select } from '../../../kit/words/message-forms.ts'

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
export const counted = ({ day, days, name }: { readonly day: string; readonly days: string; readonly name: string }): string => `${name}: ${days}, last on ${day}`
export const birth = ({ day }: { readonly day: string }): string => `Birth on ${day}`
export const birthAt = ({ age, day }: { readonly age: string; readonly day: string }): string => `Birth on ${day}, at ${age}`
export const loss = ({ day }: { readonly day: string }): string => `Loss on ${day}`
export const inShort = 'In short'
export const noPeriod = 'No period is logged.'
export const lastPeriod = ({ day }: { readonly day: string }): string => `First day of the last period (LMP): ${day}`
export const cycleLength = ({ days }: { readonly days: string }): string => `Cycle length: ${days}`
export const bleeding = ({ days }: { readonly days: string }): string => `Bleeding: ${days}`
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
export const pregnant = ({ age, due }: { readonly age: string; readonly due: string }): string => `Pregnant: ${age}, due ${due}`
export const notTracked = 'No pregnancy is tracked.'
export const positiveOpen = ({ day }: { readonly day: string }): string => `Pregnancy test positive on ${day}, no later one negative`
export const bornAgo = ({ days, ended }: { readonly days: string; readonly ended: string }): string => `${ended}, ${days} ago`
export const urgentNow = ({ signs }: { readonly signs: string }): string => `URGENT by her notes: ${signs}`
export const bleedingTitle = 'Bleeding, newest first'
export const bleed = ({ day, notes }: { readonly day: string; readonly notes: string }): string => `${day}: ${notes}`
export const kindPeriod = 'period'
export const kindBetween = 'between periods'
export const kindInPregnancy = 'IN PREGNANCY'
export const kindAfterBirth = 'after the birth'
export const kindAfterLoss = 'after the loss'
export const kindSetAside = 'no period, she says'
export const kindOnMethod = ({ method }: { readonly method: string }): string => `on ${method}`
export const more = ({ count }: { readonly count: string }): string => `and ${count} more, earlier`
export const noBleeding = 'No bleeding is logged.'
export const protectionIn = ({ state }: { readonly state: string }): string => `Protection by the log today: ${select(state, { 'protected': 'protected', 'unsure': 'not sure', 'other': 'not protected' })}`
export const missedPills = ({ days }: { readonly days: string }): string => `Pills missed in six weeks, by her ticks: ${days}`
export const noTicks = 'Pills are not ticked, so gaps are not known'
export const given = ({ due, given }: { readonly due: string; readonly given: string }): string => `Last injection ${given}, next due ${due}`
export const overdue = ({ days }: { readonly days: string }): string => `${days} overdue`
export const replaceBy = ({ day }: { readonly day: string }): string => `To be replaced by ${day}`
export const ulipristalPause = ({ day }: { readonly day: string }): string => `No hormones before ${day}, because of ulipristal`
export const inducersYes = 'Takes medicine that weakens hormones (tuberculosis, HIV or epilepsy)'
export const inducersNo = 'No medicine against tuberculosis, HIV or epilepsy, she says'
export const tests = 'Pregnancy tests'
export const birthsAndLosses = ({ births, losses }: { readonly births: string; readonly losses: string }): string => `Births: ${births}. Losses: ${losses}.`
export const lossAt = ({ age, day }: { readonly age: string; readonly day: string }): string => `Loss on ${day}, at ${age}`
export const signBleedingInPregnancy = 'bleeding in pregnancy'
export const signPainInPregnancy = 'severe pain in pregnancy'
export const signBleedingAfterTest = 'bleeding after a positive test'
export const signPainAfterTest = 'severe pain after a positive test'
export const signHeavyAfterBirth = 'pad soaked after the birth'
export const signPainAfterBirth = 'severe pain after the birth'
export const signHeavyAfterLoss = 'pad soaked after the loss'
export const signPainAfterLoss = 'severe pain after the loss'
export const kindPositiveTest = 'WITH A POSITIVE TEST'
export const lastBleedOnMethod = ({ day, method }: { readonly day: string; readonly method: string }): string => `Last bleed: ${day}, on ${method}, so no LMP to count from`
export const lastGiven = ({ given }: { readonly given: string }): string => `Last injection ${given}`
export const gap = ({ day }: { readonly day: string }): string => `May not have protected up to ${day}`
