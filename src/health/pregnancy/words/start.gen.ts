// Written by `npm run messages` from the catalogue beside it.

export const lastPeriod = 'Last period'
export const dueDate = 'Due date'
export const conception = 'Conception'
export const week = 'I know my week'
export const lastPeriodMissing = 'Choose the first day of your last period.'
export const lastPeriodEarly = ({ weeks }: { readonly weeks: string }): string => `That is more than ${weeks} weeks ago. Please check the date, or ask your clinic.`
export const lastPeriodLate = 'That day is still to come. Choose the day on which your last period began.'
export const conceptionMissing = 'Choose the day of conception, or a day near it.'
export const conceptionEarly = 'That is too long ago for a pregnancy now. Please check the date, or ask your clinic.'
export const conceptionLate = 'That day is still to come. Choose a day that has been.'
export const dueDateMissing = 'Choose the due date.'
export const dueDateEarly = 'That date is too long past. Please check it, or ask your clinic.'
export const dueDateLate = 'That is more than 40 weeks away. Please check the date.'
export const noWeek = ({ last }: { readonly last: string }): string => `Write a week from 1 to ${last}.`
export const noDays = 'Write 0 to 6 days.'
export const endMissing = 'Choose a day. If you are not sure, one near it is fine.'
export const endToCome = 'That day is still to come.'
export const endBefore = 'That day lies before this pregnancy.'
export const modeNext = 'Next you say one date, and the weeks are counted from it. Nothing is paused before that.'
export const modeOff = 'While a pregnancy is tracked, these are off: the next period, fertile days, phases, “late”, and reminders about a period.'
export const modeLog = 'You can still log each day. Any bleeding will show you whom to call.'
export const modeKept = 'Your cycle log stays. Predictions come back after your first period.'
