// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const beds = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} bed`, 'other': `${count.toLocaleString('en-KE')} beds` })}`
export const baths = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} bath`, 'other': `${count.toLocaleString('en-KE')} baths` })}`
export const noDeposit = 'No deposit'
export const deposit = ({ amount }: { readonly amount: string }): string => `${amount} deposit`
export const includes = ({ list }: { readonly list: string }): string => `Includes ${list}`
export const walk = ({ minutes }: { readonly minutes: string }): string => `${minutes} min walk to the gate`
export const aboutWalk = ({ minutes }: { readonly minutes: string }): string => `About ${minutes} min walk to the gate`
export const aboutRide = ({ kilometres }: { readonly kilometres: string }): string => `About ${kilometres} km from the gate`
export const confirmedToday = 'Confirmed today'
export const confirmedYesterday = 'Confirmed yesterday'
export const confirmedDays = ({ count }: { readonly count: number }): string => `Confirmed ${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} day`, 'other': `${count.toLocaleString('en-KE')} days` })} ago`
export const confirmedWeeks = ({ count }: { readonly count: number }): string => `Confirmed ${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} week`, 'other': `${count.toLocaleString('en-KE')} weeks` })} ago`
export const confirmedMonths = ({ count }: { readonly count: number }): string => `Confirmed ${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} month`, 'other': `${count.toLocaleString('en-KE')} months` })} ago`
export const confirmedMonthsStale = ({ count }: { readonly count: number }): string => `Confirmed ${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} month`, 'other': `${count.toLocaleString('en-KE')} months` })} ago: ask whether it is still free`
