// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const whereYouAre = 'Where you are in your cycle'
export const cycleDay = 'Cycle day'
export const ofAbout = ({ length }: { readonly length: string }): string => `of about ${length}`
export const ofRange = ({ longest, shortest }: { readonly longest: string; readonly shortest: string }): string => `of ${shortest} to ${longest}`
export const nextPeriod = 'Next period'
export const wasExpected = 'Next period: it was expected'
export const anyDay = 'any day now'
export const away = ({ days }: { readonly days: number }): string => `${plural('en-KE', days, { '=0': 'today', '=1': 'tomorrow', 'other': `in ${days.toLocaleString('en-KE')} days` })}`
export const begins = ({ days }: { readonly days: number }): string => `${plural('en-KE', days, { '=1': 'begins tomorrow', 'other': `begins in ${days.toLocaleString('en-KE')} days` })}`
export const late = ({ days }: { readonly days: number }): string => `Your period may be ${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })} late`
export const likelyRange = ({ range }: { readonly range: string }): string => `Likely range: ${range}`
export const isWindow = 'Your cycles vary, so this is a window and not a day.'
export const isRough = 'A single day needs two complete cycles in your log.'
export const whyThisDate = 'Why this date?'
export const whyNoDate = 'Why is there no date?'
export const fertileWindow = 'Fertile window'
export const estimated = 'Estimated'
export const peak = 'Peak'
export const high = 'High'
export const medium = 'Medium'
export const todayLevel = ({ level }: { readonly level: string }): string => `Today: ${level}`
export const todayMayBe = 'Today may be one of these days'
export const windowBegins = ({ days }: { readonly days: number }): string => `${plural('en-KE', days, { '=1': 'It begins tomorrow', 'other': `It begins in ${days.toLocaleString('en-KE')} days` })}`
export const windowPassed = 'It has passed in this cycle'
export const widerWindow = ({ days }: { readonly days: string }): string => `Wider window, as you chose: ${days}`
export const veryUncertain = 'Your cycles vary, so these days are very uncertain, and no single day can be told.'
export const allAlike = 'All these days count alike, and a pregnancy can come from other days, too.'
export const whichDays = 'Five days before ovulation, that day, and two days more because a calendar can only estimate.'
export const eachDay = 'Each day of the window'
export const dayLevel = ({ day, level }: { readonly day: string; readonly level: string }): string => `${day}: ${level}`
