// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const twoDays = ({ first, second }: { readonly first: string; readonly second: string }): string => `${first} and ${second}`
export const forgottenTitle = ({ count, days }: { readonly count: number; readonly days: string }): string => `${plural('en-KE', count, { 'one': `Did you forget a period around ${days}?`, 'other': `Did you forget periods around ${days}?` })}`
export const forgotten = ({ days }: { readonly days: string }): string => `Your log has ${days} without one. Until you answer, these days do not count.`
export const forgottenAdd = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': 'Yes, add it', 'other': 'Yes, add them' })}`
export const forgottenLeaveOut = 'Leave it out'
export const forgottenNo = 'No'
export const silentTitle = ({ day }: { readonly day: string }): string => `Nothing is logged since ${day}. What happened?`
export const silentPeriod = 'I had periods'
export const silentPregnant = 'I am or was pregnant'
export const silentNoneCame = 'None came'
export const silentNone = 'No period for 90 days is worth a visit to a nurse or a doctor. If you might be pregnant, take a test. Log how you are today, and the count goes on.'
export const positiveTitle = 'Your pregnancy test was positive'
export const positive = 'Predictions pause until you say how it goes on. Pregnancy mode counts the weeks. Bleeding or strong pain now: get help at once.'
export const positiveTrack = 'Open pregnancy mode'
export const positiveNone = 'I am not pregnant'
export const future = ({ days }: { readonly days: number }): string => `${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day in your log is dated after today. It does not count until then.`, 'other': `${days.toLocaleString('en-KE')} days in your log are dated after today. They do not count until then.` })} Is the date of your phone right?`
export const pillTitle = ({ day }: { readonly day: string }): string => `Did you take the pill of ${day}?`
export const pillText = 'You answered a notification, and it is not clear whether in time.'
export const pillTaken = 'I took it in time'
export const pillNot = 'I did not take it'
