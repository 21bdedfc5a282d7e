// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../shared/message-forms.ts'

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
export const ten = 'That is usual.'
export const fewTitle = 'Fewer than ten in two hours'
export const few = 'Call or go to your clinic or hospital now, day or night. Do not wait until tomorrow.'
export const stoppedTitle = ({ count, time }: { readonly count: string; readonly time: string }): string => `Stopped at ${count} of 10 after ${time}`
export const less = 'Does your baby move less than usual? Call or go now. Do not wait until tomorrow.'
export const past = 'Your counts'
export const count = ({ count, time }: { readonly count: number; readonly time: string }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} movement`, 'other': `${count.toLocaleString('en-KE')} movements` })} in ${time}`
export const removed = 'Count deleted'
export const source = 'Sources: RCOG (reduced fetal movements), ACOG, NHS.'
