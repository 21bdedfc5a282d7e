// Written by `npm run messages` from the catalogue beside it.

export const veryLate = 'Your injection is more than four weeks late. Use condoms until you have had it, and take a test if you had sex without one.'
export const late = ({ due, last }: { readonly due: string; readonly last: string }): string => `Your injection was due on ${due}. It still protects you until ${last}: go soon.`
export const next = ({ due }: { readonly due: string }): string => `Next injection: ${due}. You can have it up to two weeks before.`
