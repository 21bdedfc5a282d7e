// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const beds = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Chumba ${count.toLocaleString('sw-KE')} cha kulala`, 'other': `Vyumba ${count.toLocaleString('sw-KE')} vya kulala` })}`
export const baths = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Bafu ${count.toLocaleString('sw-KE')}`, 'other': `Mabafu ${count.toLocaleString('sw-KE')}` })}`
export const noDeposit = 'Bila dipoziti'
export const deposit = ({ amount }: { readonly amount: string }): string => `Dipoziti ${amount}`
export const includes = ({ list }: { readonly list: string }): string => `Pamoja na ${list}`
export const walk = ({ minutes }: { readonly minutes: string }): string => `Dakika ${minutes} kwa miguu hadi langoni`
export const aboutWalk = ({ minutes }: { readonly minutes: string }): string => `Kama dakika ${minutes} kwa miguu hadi langoni`
export const aboutRide = ({ kilometres }: { readonly kilometres: string }): string => `Kama km ${kilometres} kutoka langoni`
export const confirmedToday = 'Ime­thi­bi­ti­shwa leo'
export const confirmedYesterday = 'Ime­thi­bi­ti­shwa jana'
export const confirmedDays = ({ count }: { readonly count: number }): string => `Ime­thi­bi­ti­shwa siku ${plural('sw-KE', count, { 'other': `${count.toLocaleString('sw-KE')}` })} zilizopita`
export const confirmedWeeks = ({ count }: { readonly count: number }): string => `Ime­thi­bi­ti­shwa wiki ${plural('sw-KE', count, { 'other': `${count.toLocaleString('sw-KE')}` })} zilizopita`
export const confirmedMonths = ({ count }: { readonly count: number }): string => `Ime­thi­bi­ti­shwa miezi ${plural('sw-KE', count, { 'other': `${count.toLocaleString('sw-KE')}` })} iliyopita`
export const confirmedMonthsStale = ({ count }: { readonly count: number }): string => `Ime­thi­bi­ti­shwa miezi ${plural('sw-KE', count, { 'other': `${count.toLocaleString('sw-KE')}` })} iliyopita: uliza kama bado iko wazi`
