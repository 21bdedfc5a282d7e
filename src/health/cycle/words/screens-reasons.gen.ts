// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const noneCounts = ({ days }: { readonly days: number }): string => `None of your completed cycles can count yet, so the date stands on your own setting: a cycle of ${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })}.`
export const noneComplete = ({ days }: { readonly days: number }): string => `No completed cycle is logged yet, so the date stands on your own setting: a cycle of ${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })}.`
export const windowChosen = ({ count, longest, shortest }: { readonly count: string; readonly longest: string; readonly shortest: string }): string => `Your last ${count} cycles lasted from ${shortest} to ${longest} days. You chose to see windows only, so the window runs from the shortest to the longest.`
export const windowNeeded = ({ count, longest, shortest }: { readonly count: string; readonly longest: string; readonly shortest: string }): string => `Your last ${count} cycles lasted from ${shortest} to ${longest} days. They differ too much for a single date, so the window runs from the shortest to the longest.`
export const oneCycle = ({ days }: { readonly days: number }): string => `Your one completed cycle lasted ${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })}.`
export const oneCycleFrom = ({ day, days }: { readonly day: string; readonly days: number }): string => `Your one completed cycle lasted ${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })}, counted from ${day}.`
export const middleCycle = ({ count, days }: { readonly count: string; readonly days: number }): string => `The middle one of your last ${count} cycles, by length, is ${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })}.`
export const middleCycleFrom = ({ count, day, days }: { readonly count: string; readonly day: string; readonly days: number }): string => `The middle one of your last ${count} cycles, by length, is ${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })}, counted from ${day}.`
export const cyclesUsed = 'Cycles used'
export const leftOut = 'Left out'
export const notCounted = ({ days }: { readonly days: number }): string => `${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })}: not counted`
export const spread = 'Spread'
export const spreadLater = 'Known from three cycles on.'
export const spreadDays = ({ days }: { readonly days: string }): string => `About ${days} days either way.`
export const confidence = 'Confidence'
export const low = 'Low: there are few cycles to go by, or they differ a lot.'
export const medium = 'Medium: there are a few cycles to go by.'
export const high = 'High: your last six cycles were much alike.'
export const ovulation = 'Ovulation'
export const ovulationText = ({ days }: { readonly days: number }): string => `Reckoned ${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })} before the next period; in 95 of 100 cycles it is 7 to 17. This can be set from 10 to 16.`
export const whatCounts = 'Only cycles of 15 to 90 days count, without those that you leave out, that may hide a forgotten period, and those of a pregnancy or the first after a birth. The last six of them decide.'
