// Written by `npm run messages` from the catalogue beside it.

export const periodSoon = 'Before my period'
export const periodDue = 'On the day it is expected'
export const periodLate = 'When it is late'
export const logToday = 'To log my day'
export const pregnancyWeek = 'Each new week of a pregnancy'
export const appointment = 'The day before an appointment'
export const pill = 'To take my pill'
export const injection = 'When my next injection is due'
export const replacement = 'A month before my implant or coil ends'
