// Written by `npm run messages` from the catalogue beside it.

export const title = 'Ovulation confirmed'
export const threeOverSix = 'three higher temperatures after six lower ones'
export const fourthDay = 'four higher temperatures after six lower ones, the first exception'
export const oneLowDay = 'four temperatures, one of them low and left out, the second exception'
export const text = ({ completed, days, firstHigh, peak, rule }: { readonly completed: string; readonly days: string; readonly firstHigh: string; readonly peak: string; readonly rule: string }): string => `It was on or near ${days}. Mucus peak on ${peak}, temperature up from ${firstHigh}; both signs were complete on ${completed}. By the rules of Sensiplan: ${rule}.`
export const note = 'Confirmed looks back. Everything else here is estimated.'
