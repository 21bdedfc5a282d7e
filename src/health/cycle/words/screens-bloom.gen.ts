// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const title = 'Cycle Tracker'
export const insights = 'Insights'
export const history = 'History'
export const periodHistory = 'Period history'
export const openPregnancyMode = 'Open pregnancy mode'
export const startedToday = 'It started today'
export const todaySaved = 'Today\'s data saved successfully!'
export const daySaved = ({ day }: { readonly day: string }): string => `Data of ${day} saved successfully!`
export const readMore = 'Read more'
export const reminder = ({ days }: { readonly days: number }): string => `Period reminder: ${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })} before`
export const reminderOn = 'It is on. Change it in the settings.'
export const reminderOff = 'It is off. Turn it on in the settings.'
