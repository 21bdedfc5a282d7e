// Written by `npm run messages` from the catalogue beside it.

export const title = 'Track a pregnancy'
export const intro = 'Tell one thing that you know, and Comrade counts the weeks. While you track it, period predictions and reminders pause. The record is kept with your account, and only you can read it.'
export const countFrom = 'Count from'
export const fullWeeks = 'Full weeks'
export const weeksRange = ({ last }: { readonly last: string }): string => `1 to ${last}`
export const andDays = 'and days'
export const daysRange = '0 to 6, if you know'
export const firstDay = 'First day of your last period'
export const dueDate = 'Due date'
export const conceptionDay = 'Day of conception'
export const dueDateHint = 'As your clinic or a scan gave it.'
export const preview = ({ age, due }: { readonly age: string; readonly due: string }): string => `${age} today. The baby is due around ${due}.`
export const submit = 'Start tracking'
export const estimate = 'This is an estimate. A date from your clinic or a scan is better, and you can put it in at any time.'
