// Written by `npm run messages` from the catalogue beside it.

import { plural } from './message-forms.ts'

export const justNow = 'Just now'
export const hoursAgo = ({ hours }: { readonly hours: number }): string => `${plural('en-KE', hours, { 'one': `${hours.toLocaleString('en-KE')}h ago`, 'other': `${hours.toLocaleString('en-KE')}h ago` })}`
export const daysAgo = ({ days }: { readonly days: number }): string => `${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')}d ago`, 'other': `${days.toLocaleString('en-KE')}d ago` })}`
