// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const appointment = 'You have an appointment tomorrow'
export const appointmentToday = 'You have an appointment today'
export const periodLate = ({ days }: { readonly days: string }): string => `Your period may be ${days} late`
export const periodToday = 'Your period may start today'
export const periodSoon = ({ day, days }: { readonly day: string; readonly days: string }): string => `Your period may start in ${days} (${day})`
export const periodFrom = ({ day, days }: { readonly day: string; readonly days: string }): string => `Your period may start from ${day}, in ${days} or later`
export const pregnancyWeek = ({ week }: { readonly week: number }): string => `You are ${plural('en-KE', week, { 'one': `${week.toLocaleString('en-KE')} week`, 'other': `${week.toLocaleString('en-KE')} weeks` })} today`
export const pregnancyOverdue = ({ week }: { readonly week: string }): string => `You are ${week} weeks today. Call your clinic today`
export const pill = 'Time for your pill'
export const both = ({ first, second }: { readonly first: string; readonly second: string }): string => `${first}. ${second}`
export const injectionSoon = ({ days }: { readonly days: string }): string => `Your next injection is due in ${days}`
export const injection = 'Your next injection is due'
export const replacement = 'Your implant or coil is soon to be replaced'
export const logToday = 'How was your day? It takes a moment to log it'
export const discreetTitle = 'Comrade: a note for you'
export const discreetBody = 'Open the app when you have a moment'
export const taken = 'Taken'
export const done = 'Done'
