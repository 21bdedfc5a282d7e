// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const newest = 'Vipya'
export const cheapest = 'Bei nafuu'
export const nearest = 'Vya karibu'
export const newestFirst = 'Vipya kwanza'
export const cheapestFirst = 'Bei nafuu kwanza'
export const nearestFirst = 'Vya karibu kwanza'
export const walk = ({ minutes }: { readonly minutes: string }): string => `Dakika ${minutes} au chini kwa miguu`
export const upTo = ({ amount }: { readonly amount: string }): string => `Hadi ${amount}`
export const startingAt = ({ amount }: { readonly amount: string }): string => `Kuanzia ${amount}`
export const anyWalk = 'Wowote'
export const minutes = ({ minutes }: { readonly minutes: string }): string => `Dk ${minutes}`
export const savedOnly = 'Ulivyohifadhi tu'
export const nearBedsitters = ({ amount }: { readonly amount: string }): string => `Bedsitter hadi ${amount} karibu na lango`
export const nearHostels = 'Hosteli za kufika kwa miguu'
export const noRooms = 'Hakuna chumba'
export const showRooms = ({ count }: { readonly count: number }): string => `Onyesha ${plural('sw-KE', count, { 'one': `chumba ${count.toLocaleString('sw-KE')}`, 'other': `vyumba ${count.toLocaleString('sw-KE')}` })}`
