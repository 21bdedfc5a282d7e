// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const skip = 'Skip to the content'
export const brand = ({ app }: { readonly app: string }): string => `${app}, home`
export const closeMenu = 'Close menu'
export const openMenu = 'Open menu'
export const main = 'Main'
export const services = 'Services'
export const greeting = ({ name }: { readonly name: string }): string => `Hi, ${name}`
export const quick = 'Quick'
export const home = 'Home'
export const cartItems = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} item`, 'other': `${count.toLocaleString('en-KE')} items` })}`
export const notSent = ({ count }: { readonly count: string }): string => `Needs attention: ${count} not sent`
export const waiting = ({ count }: { readonly count: string }): string => `Waiting to be sent: ${count}`
export const emergency = 'Emergency'
export const call999 = 'Call 999'
export const offline = 'You are offline. Everything saved on this phone still works.'
