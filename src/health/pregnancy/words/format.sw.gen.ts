// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const age = ({ days, weeks }: { readonly days: string; readonly weeks: string }): string => `wk ${weeks} sk ${days}`
export const ageInWords = ({ days, weeks }: { readonly days: number; readonly weeks: number }): string => `wiki ${plural('sw-KE', weeks, { 'other': `${weeks.toLocaleString('sw-KE')}` })} na siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}`
export const firstTrimester = 'Miezi mitatu ya kwanza'
export const secondTrimester = 'Miezi mitatu ya pili'
export const thirdTrimester = 'Miezi mitatu ya tatu'
export const dueToday = 'Inatarajiwa leo'
export const daysToGo = ({ days }: { readonly days: number }): string => `${plural('sw-KE', days, { 'one': `Imebaki siku ${days.toLocaleString('sw-KE')}`, 'other': `Zimebaki siku ${days.toLocaleString('sw-KE')}` })}`
export const daysPast = ({ days }: { readonly days: number }): string => `Tarehe ya kujifungua imepita kwa siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}`
export const kg = ({ kg }: { readonly kg: string }): string => `kilo ${kg}`
export const weightSame = ({ first, firstDay, last, lastDay }: { readonly first: string; readonly firstDay: string; readonly last: string; readonly lastDay: string }): string => `Kutoka ${first} (${firstDay}) hadi ${last} (${lastDay}): sawa.`
export const weightMore = ({ change, first, firstDay, last, lastDay }: { readonly change: string; readonly first: string; readonly firstDay: string; readonly last: string; readonly lastDay: string }): string => `Kutoka ${first} (${firstDay}) hadi ${last} (${lastDay}): ${change} zaidi.`
export const weightLess = ({ change, first, firstDay, last, lastDay }: { readonly change: string; readonly first: string; readonly firstDay: string; readonly last: string; readonly lastDay: string }): string => `Kutoka ${first} (${firstDay}) hadi ${last} (${lastDay}): ${change} chini.`
