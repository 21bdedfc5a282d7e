// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const age = ({ days, weeks }: { readonly days: string; readonly weeks: string }): string => `${weeks}w ${days}d`
export const ageInWords = ({ days, weeks }: { readonly days: number; readonly weeks: number }): string => `${plural('en-KE', weeks, { 'one': `${weeks.toLocaleString('en-KE')} week`, 'other': `${weeks.toLocaleString('en-KE')} weeks` })} and ${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })}`
export const firstTrimester = 'First trimester'
export const secondTrimester = 'Second trimester'
export const thirdTrimester = 'Third trimester'
export const dueToday = 'Due today'
export const daysToGo = ({ days }: { readonly days: number }): string => `${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day to go`, 'other': `${days.toLocaleString('en-KE')} days to go` })}`
export const daysPast = ({ days }: { readonly days: number }): string => `${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day past the due date`, 'other': `${days.toLocaleString('en-KE')} days past the due date` })}`
export const kg = ({ kg }: { readonly kg: string }): string => `${kg} kg`
export const weightSame = ({ first, firstDay, last, lastDay }: { readonly first: string; readonly firstDay: string; readonly last: string; readonly lastDay: string }): string => `From ${first} on ${firstDay} to ${last} on ${lastDay}: the same.`
export const weightMore = ({ change, first, firstDay, last, lastDay }: { readonly change: string; readonly first: string; readonly firstDay: string; readonly last: string; readonly lastDay: string }): string => `From ${first} on ${firstDay} to ${last} on ${lastDay}: ${change} more.`
export const weightLess = ({ change, first, firstDay, last, lastDay }: { readonly change: string; readonly first: string; readonly firstDay: string; readonly last: string; readonly lastDay: string }): string => `From ${first} on ${firstDay} to ${last} on ${lastDay}: ${change} less.`
