// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const symptomsByPhase = 'Symptoms by phase'
export const noSymptoms = 'Note how you feel on a few days, and you will see here in which phase it comes.'
export const moodsByPhase = 'Moods by phase'
export const noMoods = 'Note your mood on a few days, and you will see here how it moves with your cycle.'
export const noPhases = 'None of what you noted is on a day whose phase can be estimated.'
export const pageForDoctor = 'A page for a doctor or nurse'
export const toCome = 'Insights to come'
export const oneMore = 'One more complete cycle, and your insights begin.'
export const twoMore = 'Your insights begin after two complete cycles.'
export const toComeText = 'You will see how long your cycles and periods are, which symptoms and moods come in which phase, and how near the predictions were. A past period that you remember counts, too: log it in the history.'
export const cycleLength = 'Cycle length'
export const period = 'Period'
export const restOfCycle = 'Rest of the cycle'
export const notCounted = 'Not counted'
export const usual = ({ days }: { readonly days: string }): string => `Usual: ${days}`
export const days = ({ days }: { readonly days: number }): string => `${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })}`
export const range = ({ longest, shortest }: { readonly longest: string; readonly shortest: string }): string => `${shortest} to ${longest} days`
export const inTable = 'The cycles in a table'
export const noneCounts = 'No cycle counts at the moment. In the history you can take one in again.'
export const allSame = 'All your cycles were this long.'
export const varied = ({ median, range }: { readonly median: string; readonly range: string }): string => `Your cycles were ${range} long, the middle one ${median}.`
export const periods = ({ range }: { readonly range: string }): string => `Periods: ${range}.`
export const began = 'Began'
export const cycle = 'Cycle'
export const daysNotCounted = ({ days }: { readonly days: number }): string => `${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })}, not counted`
export const notKnown = 'not known'
export const allInWords = 'All in words'
export const inPhases = <Part>({ b, days, what }: { readonly b: (text: string) => Part; readonly days: string; readonly what: string }): readonly (string | Part)[] => [b(`${what}`), ': ', `${days}`]
export const daysInPhase = ({ days, phase }: { readonly days: number; readonly phase: string }): string => `${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })} ${phase}`
export const both = ({ first, second }: { readonly first: string; readonly second: string }): string => `${first} and ${second}`
export const mostOnce = ({ phase, what }: { readonly phase: string; readonly what: string }): string => `You noted ${what} most: on 1 day, in the ${phase} phase.`
export const mostAll = ({ days, phase, what }: { readonly days: number; readonly phase: string; readonly what: string }): string => `You noted ${what} most: on ${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })}, all in the ${phase} phase.`
export const mostSome = ({ count, days, phases, what }: { readonly count: number; readonly days: number; readonly phases: string; readonly what: string }): string => `You noted ${what} most: on ${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })}, most in the ${phases} ${plural('en-KE', count, { 'one': 'phase', 'other': 'phases' })}.`
export const mostAlike = ({ days, what }: { readonly days: number; readonly what: string }): string => `You noted ${what} most: on ${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })}, in every phase alike.`
export const predictedAndCame = 'Predicted and came'
export const noChecks = 'When your next period has come, you will see here how near the prediction was.'
export const laterOrEarlier = 'Days later (up) or earlier (down)'
export const inList = 'The predictions in a list'
export const check = <Part>({ b, came, difference, expected }: { readonly b: (text: string) => Part; readonly came: string; readonly difference: string; readonly expected: string }): readonly (string | Part)[] => [b(`${difference}`), ': expected ', `${expected}`, ', came ', `${came}`]
export const onTheDay = 'On the day'
export const withinTheseDays = 'Within these days'
export const later = ({ days }: { readonly days: number }): string => `${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })} later`
export const earlier = ({ days }: { readonly days: number }): string => `${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })} earlier`
export const accuracy = ({ hits, periods }: { readonly hits: string; readonly periods: number }): string => `${hits} of ${plural('en-KE', periods, { 'one': `${periods.toLocaleString('en-KE')} period`, 'other': `${periods.toLocaleString('en-KE')} periods` })} came within the days that were expected.`
