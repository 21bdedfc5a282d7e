// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const newForYou = 'New for you'
export const items = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} new item in Marketplace`, 'other': `${count.toLocaleString('en-KE')} new items in Marketplace` })}`
export const posts = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} new post in Gossip`, 'other': `${count.toLocaleString('en-KE')} new posts in Gossip` })}`
export const rooms = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} new room to rent`, 'other': `${count.toLocaleString('en-KE')} new rooms to rent` })}`
export const sinceEarlierToday = 'since earlier today'
export const sinceYesterday = 'since yesterday'
export const since = ({ day }: { readonly day: string }): string => `since ${day}`
