// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const usesPhone = ({ count, size }: { readonly count: number; readonly size: string }): string => `Comrade uses ${size} of this phone, with ${plural('en-KE', count, { '=0': 'no pictures from others', 'one': `${count.toLocaleString('en-KE')} picture that you looked at`, 'other': `${count.toLocaleString('en-KE')} pictures that you looked at` })}.`
export const keptBesides = ({ count }: { readonly count: number }): string => `Kept besides the app: ${plural('en-KE', count, { '=0': 'no pictures from others', 'one': `${count.toLocaleString('en-KE')} picture that you looked at`, 'other': `${count.toLocaleString('en-KE')} pictures that you looked at` })}.`
export const nothingFreed = 'Nothing freed'
export const failed = 'That did not work. Please try again.'
export const spaceFreed = 'Space freed'
export const freeAgain = ({ size }: { readonly size: string }): string => `${size} are free again.`
export const picturesComeAgain = 'The pictures come again when you look at them.'
export const storage = 'Storage'
export const neverRemoved = 'What you wrote, your cart, your orders and your health log are never removed.'
export const neverRemovedBySafari = 'What you wrote, your cart, your orders and your health log are never removed by that. But Safari deletes all of it once you have not opened Comrade for a week, unless it is on your home screen.'
export const freeUpSpace = 'Free up space'
