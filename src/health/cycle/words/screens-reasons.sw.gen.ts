// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const noneCounts = ({ days }: { readonly days: number }): string => `Hakuna mzunguko wako uliokamilika unaoweza kuhesabiwa bado, kwa hivyo tarehe hii inatokana na mipangilio yako: mzunguko wa siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}.`
export const noneComplete = ({ days }: { readonly days: number }): string => `Hakuna mzunguko uliokamilika ambao umerekodiwa bado, kwa hivyo tarehe hii inatokana na mipangilio yako: mzunguko wa siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}.`
export const windowChosen = ({ count, longest, shortest }: { readonly count: string; readonly longest: string; readonly shortest: string }): string => `Mizunguko yako ${count} ya mwisho ilidumu siku ${shortest} hadi ${longest}. Ulichagua kuona vipindi pekee, kwa hivyo kipindi kinahesabiwa kwa mzunguko mfupi zaidi hadi mrefu zaidi.`
export const windowNeeded = ({ count, longest, shortest }: { readonly count: string; readonly longest: string; readonly shortest: string }): string => `Mizunguko yako ${count} ya mwisho ilidumu siku ${shortest} hadi ${longest}. Inatofautiana sana kuweza kutaja tarehe moja, kwa hivyo kipindi kinahesabiwa kwa mzunguko mfupi zaidi hadi mrefu zaidi.`
export const oneCycle = ({ days }: { readonly days: number }): string => `Mzunguko wako mmoja uliokamilika ulidumu siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}.`
export const oneCycleFrom = ({ day, days }: { readonly day: string; readonly days: number }): string => `Mzunguko wako mmoja uliokamilika ulidumu siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}, zikihesabiwa kuanzia ${day}.`
export const middleCycle = ({ count, days }: { readonly count: string; readonly days: number }): string => `Kwa urefu, mzunguko wa katikati kati ya ${count} ya mwisho ni wa siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}.`
export const middleCycleFrom = ({ count, day, days }: { readonly count: string; readonly day: string; readonly days: number }): string => `Kwa urefu, mzunguko wa katikati kati ya ${count} ya mwisho ni wa siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}, zikihesabiwa kuanzia ${day}.`
export const cyclesUsed = 'Mizunguko iliyotumika'
export const leftOut = 'Isiyohesabiwa'
export const notCounted = ({ days }: { readonly days: number }): string => `Siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}: haukuhesabiwa`
export const spread = 'Tofauti'
export const spreadLater = 'Hujulikana kuanzia mizunguko mitatu.'
export const spreadDays = ({ days }: { readonly days: string }): string => `Takriban siku ${days} mapema au baadaye.`
export const confidence = 'Uhakika'
export const low = 'Mdogo: mizunguko ya kutegemea ni michache, au inatofautiana sana.'
export const medium = 'Wastani: kuna mizunguko kadhaa ya kutegemea.'
export const high = 'Mkubwa: mizunguko yako sita ya mwisho ilifanana sana.'
export const ovulation = 'Kutolewa kwa yai'
export const ovulationText = ({ days }: { readonly days: number }): string => `Huhesabiwa siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })} kabla ya hedhi ijayo; katika mizunguko 95 kati ya 100 ni siku 7 hadi 17. Unaweza kuchagua 10 hadi 16.`
export const whatCounts = 'Huhesabiwa mizunguko ya siku 15 hadi 90 pekee, isipokuwa ile uliyosema isihesabiwe, ile inayoweza kuficha hedhi ili­yo­sa­hau­lika, ile ya ujauzito, na wa kwanza baada ya kujifungua. Sita ya mwisho kati yake ndiyo huamua.'
