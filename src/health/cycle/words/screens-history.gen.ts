// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const title = 'Period history'
export const comeHere = 'Periods that you log come here.'
export const leaveOutHint = 'What you leave out here, predictions and averages do without.'
export const logPast = 'Log a past period'
export const noPeriods = 'No periods yet'
export const pastText = 'The days between are marked, too. What is logged of their flow already stays.'
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const save = 'Save'
export const chooseFirst = 'Choose the first day.'
export const chooseLast = 'Choose the last day.'
export const notComeYet = 'This day has not come yet.'
export const endsBefore = 'It ends before it starts.'
export const tooLong = ({ days }: { readonly days: string }): string => `A period has at most ${days} days here.`
export const endNotKnown = 'end not known yet'
export const daysOfBleeding = ({ days }: { readonly days: number }): string => `${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })} of bleeding`
export const stillRunning = 'cycle still running'
export const cycleOf = ({ days }: { readonly days: number }): string => `cycle of ${plural('en-KE', days, { 'one': `${days.toLocaleString('en-KE')} day`, 'other': `${days.toLocaleString('en-KE')} days` })}`
export const spotting = 'spotting'
export const light = 'light flow'
export const medium = 'medium flow'
export const heavy = 'heavy flow'
export const openDaysOf = ({ span }: { readonly span: string }): string => `Open the days of ${span}`
export const openDays = 'Open its days'
export const changeOf = ({ span }: { readonly span: string }): string => `Change the period of ${span}`
export const change = 'Change'
export const leftOut = ({ reason }: { readonly reason: string }): string => `Left out: ${reason}`
export const notCounted = 'Not counted'
export const periodOf = ({ span }: { readonly span: string }): string => `Period of ${span}`
export const runningText = 'This cycle is still running. Once it is complete, you can leave it out of predictions.'
export const remove = 'Remove this period'
export const canMislead = 'A cycle that was not like the others can mislead the predictions. Left out, it stays in your history.'
export const whyDifferent = 'Why this cycle was different'
export const leaveOut = 'Leave this cycle out'
export const changeReason = 'Change the reason'
export const countAgain = 'Count this cycle again'
export const whatWasIt = 'If this was no period, what was it?'
export const whatWasItHint = 'Its days stay in your log. In the calendar you can take this back.'
export const wasNoPeriod = 'This was no period'
export const removeOf = ({ span }: { readonly span: string }): string => `Remove the period of ${span}?`
export const removeText = 'The bleeding of these days goes from your log. Symptoms, moods and notes of these days stay.'
export const keepIt = 'Keep it'
export const confirmRemove = 'Remove'
export const pregnancyOf = ({ span }: { readonly span: string }): string => `Pregnancy, ${span}`
export const birthInWeek = ({ week }: { readonly week: string }): string => `Birth in week ${week}.`
export const doWithout = 'Predictions and averages do without this time.'
