// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const newest = 'Newest'
export const cheapest = 'Cheapest'
export const nearest = 'Nearest'
export const newestFirst = 'Newest first'
export const cheapestFirst = 'Cheapest first'
export const nearestFirst = 'Nearest first'
export const walk = ({ minutes }: { readonly minutes: string }): string => `${minutes} min walk or less`
export const upTo = ({ amount }: { readonly amount: string }): string => `Up to ${amount}`
export const startingAt = ({ amount }: { readonly amount: string }): string => `From ${amount}`
export const anyWalk = 'Any'
export const minutes = ({ minutes }: { readonly minutes: string }): string => `${minutes} min`
export const savedOnly = 'Saved only'
export const nearBedsitters = ({ amount }: { readonly amount: string }): string => `Bedsitters up to ${amount} near the gate`
export const nearHostels = 'Hostels in walking distance'
export const noRooms = 'No rooms found'
export const showRooms = ({ count }: { readonly count: number }): string => `Show ${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} room`, 'other': `${count.toLocaleString('en-KE')} rooms` })}`
