// Written by `npm run messages` from the catalogue beside it.

export const days = 'days'
export const welcome = 'Karibu. Let us begin.'
export const welcomeText = 'Three small answers, and you will see where you are in your cycle. They stay on this phone and are never sent anywhere.'
export const loggedInSafari = 'Did you keep a log in Safari before? That log is still there: make a backup there, and take it in here. Both are in the settings of the tracker.'
export const lastPeriod = 'When did your last period start?'
export const lastPeriodHint = 'The first day of bleeding. A guess is fine.'
export const outOfRange = 'Please choose a day within the last year'
export const cycleLength = 'Cycle length'
export const periodLength = 'Period length'
export const oneDayLess = ({ label }: { readonly label: string }): string => `${label}: one day less`
export const oneDayMore = ({ label }: { readonly label: string }): string => `${label}: one day more`
export const notSure = 'Not sure? 28 and 5 days are a good beginning. Your own log corrects them as it grows.'
export const showMyCycle = 'Show my cycle'
export const doNotRemember = 'I do not remember: open the calendar'
