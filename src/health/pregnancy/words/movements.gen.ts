// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const title = 'Count the movements'
export const intro = 'Ten movements in under two hours is usual. What is usual for your baby counts more.'
export const howTo = 'Lie on your left side when your baby is often awake. Kicks, turns and flutters all count.'
export const start = 'Start counting'
export const moved = 'It moved'
export const counted = ({ count }: { readonly count: string }): string => `${count} of 10`
export const since = ({ clock, time }: { readonly clock: string; readonly time: string }): string => `${time} since ${clock}`
export const takeBack = 'Take one back'
export const stop = 'Stop'
export const tenTitle = ({ time }: { readonly time: string }): string => `Ten movements in ${time}`
export const ten = 'That is usual. If it is less than your baby moves on other days, call or go now.'
export const fewTitle = 'Fewer than ten in two hours'
export const few = 'Call or go to your clinic or hospital now, day or night. Do not wait until tomorrow.'
export const stoppedTitle = ({ count, time }: { readonly count: string; readonly time: string }): string => `Stopped at ${count} of 10 after ${time}`
export const less = 'Does your baby move less than usual? Call or go now. Do not wait until tomorrow.'
export const unfinishedTitle = ({ count }: { readonly count: string }): string => `Not finished: ${count} of 10`
export const unfinished = ({ time }: { readonly time: string }): string => `It was begun on ${time} and left open, or the clock of the phone was changed, so it says nothing. Does your baby move as usual now? If it moves less, or you are not sure, call or go now. Do not wait until tomorrow.`
export const unfinishedCount = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} movement`, 'other': `${count.toLocaleString('en-KE')} movements` })}, not finished`
export const neverFelt = 'You have never felt your baby move? See a midwife or go to your clinic today.'
export const firstTitle = 'The first movements'
export const first = 'Most feel their baby move between 16 and 24 weeks. You have felt nothing yet? See a midwife or go to your clinic today, so that they listen to the heartbeat.'
export const past = 'Your counts'
export const count = ({ count, time }: { readonly count: number; readonly time: string }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} movement`, 'other': `${count.toLocaleString('en-KE')} movements` })} in ${time}`
export const removed = 'Count deleted'
export const source = 'Sources: RCOG (reduced fetal movements), ACOG, NHS.'
