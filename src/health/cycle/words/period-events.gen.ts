// Written by `npm run messages` from the catalogue beside it.

export const discreetSummary = 'Comrade: a note for you'
export const discreetDescription = 'Open the app when you have a moment'
export const summary = 'Your period may start'
export const expectedOn = ({ day }: { readonly day: string }): string => `Expected on ${day}. This is an estimate, not contraception.`
export const expectedBetween = ({ from, to }: { readonly from: string; readonly to: string }): string => `Expected between ${from} and ${to}. This is an estimate, not contraception.`
export const expectedOnOrBetween = ({ day, from, to }: { readonly day: string; readonly from: string; readonly to: string }): string => `Expected on ${day}, or between ${from} and ${to}. This is an estimate, not contraception.`
export const alarm = ({ day, days }: { readonly day: string; readonly days: string }): string => `Your period may start in ${days} (${day})`
