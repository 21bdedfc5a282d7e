// Written by `npm run messages` from the catalogue beside it.

export const next = ({ due }: { readonly due: string }): string => `Next injection: ${due}. You can have it up to two weeks before.`
export const overdue = ({ due }: { readonly due: string }): string => `Your injection was due on ${due}: go now.`
export const paused = ({ day }: { readonly day: string }): string => `Have no injection before ${day}, because of ulipristal.`
