// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const skip = 'Ruka hadi kwenye maudhui'
export const brand = ({ app }: { readonly app: string }): string => `${app}, mwanzo`
export const closeMenu = 'Funga menyu'
export const openMenu = 'Fungua menyu'
export const main = 'Menyu kuu'
export const services = 'Huduma'
export const greeting = ({ name }: { readonly name: string }): string => `Habari, ${name}`
export const quick = 'Njia za haraka'
export const home = 'Mwanzo'
export const cartItems = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'other': `bidhaa ${count.toLocaleString('sw-KE')}` })}`
export const notSent = ({ count }: { readonly count: string }): string => `Inahitaji uangalizi: ${count} hazijatumwa`
export const waiting = ({ count }: { readonly count: string }): string => `Zinasubiri kutumwa: ${count}`
export const emergency = 'Dharura'
export const call999 = 'Piga 999'
export const offline = 'Uko nje ya mtandao. Kila kili­cho­hi­fa­dhiwa kwenye simu hii bado kinafanya kazi.'
