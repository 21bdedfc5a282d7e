// Written by `npm run messages` from the catalogue beside it.

import { plural } from './message-forms.ts'

export const justNow = 'Sasa hivi'
export const hoursAgo = ({ hours }: { readonly hours: number }): string => `${plural('sw-KE', hours, { 'one': `Saa ${hours.toLocaleString('sw-KE')} iliyopita`, 'other': `Saa ${hours.toLocaleString('sw-KE')} zilizopita` })}`
export const daysAgo = ({ days }: { readonly days: number }): string => `${plural('sw-KE', days, { 'one': `Siku ${days.toLocaleString('sw-KE')} iliyopita`, 'other': `Siku ${days.toLocaleString('sw-KE')} zilizopita` })}`
