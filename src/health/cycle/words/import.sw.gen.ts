// Written by `npm run messages` from the catalogue beside it.

import { select } from '../../../kit/words/message-forms.ts'

export const date = 'Tarehe'
export const flow = 'Kiasi cha damu'
export const symptoms = 'Dalili'
export const mood = 'Hisia'
export const notes = 'Maelezo'
export const periodStart = 'Siku ya kwanza ya hedhi'
export const periodEnd = 'Siku ya mwisho ya hedhi'
export const periodLength = 'Siku za damu'
export const zone = 'Saa za eneo'
export const predicted = 'Makadirio ya app'
export const noPeriod = 'Damu isiyo ya hedhi'
export const pain = 'Maumivu'
export const temperature = 'Joto la mwili ukiamka'
export const disturbed = 'Joto lisi­lo­he­sa­biwa'
export const mucus = 'Ute'
export const noMucus = 'Ute usiohesabiwa'
export const sex = 'Ngono'
export const pregnancyTest = 'Kipimo cha ujauzito'
export const ovulationTest = 'Kipimo cha kutolewa kwa yai'
export const medicines = 'Dawa'
export const weight = 'Uzito'
export const pill = ({ taken }: { readonly taken: string }): string => `${select(taken, { 'late': 'Kidonge kimemezwa kwa kuchelewa', 'other': 'Kidonge kimemezwa' })}`
export const ignore = 'Acha'
export const noDate = 'Hakuna tarehe'
export const badDate = 'Tarehe haisomeki'
export const endBeforeStart = 'Inaisha kabla ya kuanza'
export const tooLong = ({ count }: { readonly count: string }): string => `Hedhi ya zaidi ya siku ${count}`
export const predictedRow = 'Ni makadirio, si rekodi'
export const longNotes = ({ count }: { readonly count: string }): string => `maelezo yanayozidi herufi ${count} kwa siku`
export const notesWithoutDate = 'maelezo bila tarehe'
export const entriesWithoutDate = 'rekodi bila tarehe'
export const unreadableEntries = 'rekodi zisizosomeka'
export const unreadableDays = 'siku zisizosomeka'
export const unreadableParts = 'sehemu za siku zisizosomeka'
export const unreadableProfile = 'mipangilio, mbinu, mimba au rekodi nyingine mbali na siku, zisizosomeka'
export const periodsWithoutDate = 'hedhi bila tarehe'
export const periodsEndingEarly = 'hedhi zinazoisha kabla ya kuanza'
export const longPeriods = ({ count }: { readonly count: string }): string => `hedhi za zaidi ya siku ${count}`
export const pregnantCycles = 'mizunguko ya ujauzito'
export const cutShort = 'sehemu iliyobaki ya faili, ambayo imeharibika'
export const byHand = ({ name }: { readonly name: string }): string => `${name}: tafadhali iandike mwenyewe katika Comrade`
export const unreadWord = ({ kind, word }: { readonly kind: string; readonly word: string }): string => `${select(kind, { 'symptom': 'dalili', 'mood': 'hisia', 'flow': 'kiasi cha damu', 'temperature': 'joto la mwili', 'mucus': 'ute', 'sex': 'ngono', 'other': 'kipimo' })}: ${word}`
export const unreadLine = ({ count, text }: { readonly count: string; readonly text: string }): string => `${text} (${count})`
