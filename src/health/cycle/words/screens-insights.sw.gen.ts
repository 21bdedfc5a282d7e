// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const symptomsByPhase = 'Dalili kwa awamu'
export const noSymptoms = 'Rekodi unavyojisikia kwa siku chache, kisha utaona hapa huja katika awamu gani.'
export const moodsByPhase = 'Hisia kwa awamu'
export const noMoods = 'Rekodi hisia zako kwa siku chache, kisha utaona hapa zina­vyo­ba­di­lika na mzunguko wako.'
export const noPhases = 'Hakuna ulichorekodi katika siku ambayo awamu yake inaweza kukadiriwa.'
export const pageForDoctor = 'Ukurasa wa daktari au muuguzi'
export const toCome = 'Maarifa yajayo'
export const oneMore = 'Mzunguko mmoja zaidi ukikamilika, maarifa yako yataanza.'
export const twoMore = 'Maarifa yako yataanza baada ya mizunguko miwili kukamilika.'
export const toComeText = 'Utaona urefu wa mizunguko na hedhi zako, dalili na hisia zinazokuja katika kila awamu, na jinsi makadirio yali­vyo­ka­ri­bia ukweli. Hedhi iliyopita unayoikumbuka huhesabiwa pia: irekodi katika historia.'
export const cycleLength = 'Urefu wa mzunguko'
export const period = 'Hedhi'
export const restOfCycle = 'Siku nyingine za mzunguko'
export const notCounted = 'Haukuhesabiwa'
export const usual = ({ days }: { readonly days: string }): string => `Kawaida: ${days}`
export const days = ({ days }: { readonly days: number }): string => `siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}`
export const range = ({ longest, shortest }: { readonly longest: string; readonly shortest: string }): string => `siku ${shortest} hadi ${longest}`
export const inTable = 'Mizunguko katika jedwali'
export const noneCounts = 'Hakuna mzunguko unaohesabiwa kwa sasa. Katika historia unaweza kuuhesabu tena.'
export const allSame = 'Mizunguko yako yote ilikuwa na urefu huu.'
export const varied = ({ median, range }: { readonly median: string; readonly range: string }): string => `Mizunguko yako ilikuwa ya ${range}, wa katikati ukiwa ${median}.`
export const periods = ({ range }: { readonly range: string }): string => `Hedhi: ${range}.`
export const began = 'Ulianza'
export const cycle = 'Mzunguko'
export const daysNotCounted = ({ days }: { readonly days: number }): string => `siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}, haukuhesabiwa`
export const notKnown = 'haijulikani'
export const allInWords = 'Zote kwa maneno'
export const inPhases = <Part>({ b, days, what }: { readonly b: (text: string) => Part; readonly days: string; readonly what: string }): readonly (string | Part)[] => [b(`${what}`), ': ', `${days}`]
export const daysInPhase = ({ days, phase }: { readonly days: number; readonly phase: string }): string => `${phase} siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}`
export const both = ({ first, second }: { readonly first: string; readonly second: string }): string => `${first} na ${second}`
export const mostOnce = ({ phase, what }: { readonly phase: string; readonly what: string }): string => `Ulichorekodi zaidi ni ${what}: siku 1, katika awamu ya ${phase}.`
export const mostAll = ({ days, phase, what }: { readonly days: number; readonly phase: string; readonly what: string }): string => `Ulichorekodi zaidi ni ${what}: siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}, zote katika awamu ya ${phase}.`
export const mostSome = ({ count, days, phases, what }: { readonly count: number; readonly days: number; readonly phases: string; readonly what: string }): string => `Ulichorekodi zaidi ni ${what}: siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}, nyingi katika ${plural('sw-KE', count, { 'one': 'awamu ya', 'other': 'awamu za' })} ${phases}.`
export const mostAlike = ({ days, what }: { readonly days: number; readonly what: string }): string => `Ulichorekodi zaidi ni ${what}: siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}, sawa katika kila awamu.`
export const predictedAndCame = 'Makadirio na ilipokuja'
export const noChecks = 'Hedhi yako ijayo ikija, utaona hapa jinsi makadirio yali­vyo­ka­ri­bia.'
export const laterOrEarlier = 'Siku za kuchelewa (juu) au kuwahi (chini)'
export const inList = 'Makadirio katika orodha'
export const check = <Part>({ b, came, difference, expected }: { readonly b: (text: string) => Part; readonly came: string; readonly difference: string; readonly expected: string }): readonly (string | Part)[] => [b(`${difference}`), ': ilitarajiwa ', `${expected}`, ', ilikuja ', `${came}`]
export const onTheDay = 'Siku iyo hiyo'
export const withinTheseDays = 'Ndani ya siku hizi'
export const later = ({ days }: { readonly days: number }): string => `Siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })} baadaye`
export const earlier = ({ days }: { readonly days: number }): string => `Siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })} mapema`
export const accuracy = ({ hits, periods }: { readonly hits: string; readonly periods: number }): string => `Hedhi zilizokuja ndani ya siku zili­zo­ta­ra­jiwa: ${hits} kati ya ${plural('sw-KE', periods, { 'other': `${periods.toLocaleString('sw-KE')}` })}.`
