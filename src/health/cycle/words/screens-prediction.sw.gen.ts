// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const whereYouAre = 'Ulipo katika mzunguko wako'
export const cycleDay = 'Siku ya mzunguko'
export const ofAbout = ({ length }: { readonly length: string }): string => `kati ya takriban ${length}`
export const ofRange = ({ longest, shortest }: { readonly longest: string; readonly shortest: string }): string => `kati ya ${shortest} hadi ${longest}`
export const nextPeriod = 'Hedhi ijayo'
export const wasExpected = 'Hedhi ijayo: ilitarajiwa'
export const anyDay = 'siku yoyote kuanzia sasa'
export const away = ({ days }: { readonly days: number }): string => `${plural('sw-KE', days, { '=0': 'leo', '=1': 'kesho', 'other': `baada ya siku ${days.toLocaleString('sw-KE')}` })}`
export const begins = ({ days }: { readonly days: number }): string => `${plural('sw-KE', days, { '=1': 'huanza kesho', 'other': `huanza baada ya siku ${days.toLocaleString('sw-KE')}` })}`
export const late = ({ days }: { readonly days: number }): string => `Hedhi yako huenda imechelewa kwa siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}`
export const likelyRange = ({ range }: { readonly range: string }): string => `Huenda ikawa: ${range}`
export const isWindow = 'Mizunguko yako hutofautiana, kwa hivyo hiki ni kipindi cha siku kadhaa, si siku moja.'
export const isRough = 'Siku moja inahitaji mizunguko miwili kamili katika rekodi yako.'
export const whyThisDate = 'Kwa nini tarehe hii?'
export const whyNoDate = 'Kwa nini hakuna tarehe?'
export const fertileWindow = 'Siku za rutuba'
export const estimated = 'Makadirio'
export const peak = 'Kilele'
export const high = 'Juu'
export const medium = 'Wastani'
export const todayLevel = ({ level }: { readonly level: string }): string => `Leo: ${level}`
export const todayMayBe = 'Leo huenda ni mojawapo ya siku hizi'
export const windowBegins = ({ days }: { readonly days: number }): string => `${plural('sw-KE', days, { '=1': 'Zinaanza kesho', 'other': `Zinaanza baada ya siku ${days.toLocaleString('sw-KE')}` })}`
export const windowPassed = 'Zimepita katika mzunguko huu'
export const widerWindow = ({ days }: { readonly days: string }): string => `Kipindi kirefu zaidi, kama ulivyochagua: ${days}`
export const veryUncertain = 'Mizunguko yako hutofautiana, kwa hivyo siku hizi hazina uhakika kabisa, na hakuna siku moja inayoweza kutajwa.'
export const allAlike = 'Siku hizi zote ni sawa, na unaweza kupata ujauzito katika siku nyingine pia.'
export const whichDays = 'Siku tano kabla ya kutolewa kwa yai, siku hiyo, na siku mbili zaidi kwa sababu kalenda inaweza kukadiria tu.'
export const eachDay = 'Kila siku ya rutuba'
export const dayLevel = ({ day, level }: { readonly day: string; readonly level: string }): string => `${day}: ${level}`
