// Written by `npm run messages` from the catalogue beside it.

export const title = ({ kind }: { readonly kind: string }): string => `Emergency pill: ${kind}`
export const notCounted = 'Predictions and averages do without this cycle.'
export const remove = 'I did not take it'
export const removeOf = ({ day }: { readonly day: string }): string => `I did not take the pill of ${day}`
export const removed = 'Emergency pill taken back'
