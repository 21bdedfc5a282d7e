// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const newForYou = 'Mapya kwako'
export const items = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'other': `Bidhaa ${count.toLocaleString('sw-KE')} mpya katika Soko` })}`
export const posts = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Chapisho ${count.toLocaleString('sw-KE')} jipya katika Udaku`, 'other': `Machapisho ${count.toLocaleString('sw-KE')} mapya katika Udaku` })}`
export const rooms = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Chumba ${count.toLocaleString('sw-KE')} kipya cha kupanga`, 'other': `Vyumba ${count.toLocaleString('sw-KE')} vipya vya kupanga` })}`
export const sinceEarlierToday = 'tangu mapema leo'
export const sinceYesterday = 'tangu jana'
export const since = ({ day }: { readonly day: string }): string => `tangu ${day}`
