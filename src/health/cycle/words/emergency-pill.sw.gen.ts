// Written by `npm run messages` from the catalogue beside it.

export const title = ({ kind }: { readonly kind: string }): string => `Kidonge cha dharura: ${kind}`
export const notCounted = 'Makadirio na wastani havitumii mzunguko huu.'
export const remove = 'Sikukimeza'
export const removeOf = ({ day }: { readonly day: string }): string => `Sikukimeza kidonge cha ${day}`
export const removed = 'Kidonge cha dharura kimeondolewa'
