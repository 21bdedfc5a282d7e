// Written by `npm run messages` from the catalogue beside it.

export const next = ({ due }: { readonly due: string }): string => `Sindano ijayo: ${due}. Unaweza kudungwa hadi wiki mbili kabla.`
export const overdue = ({ due }: { readonly due: string }): string => `Ulipaswa kudungwa sindano siku ya ${due}: nenda sasa.`
export const paused = ({ day }: { readonly day: string }): string => `Usidungwe sindano kabla ya ${day}, kwa sababu ya ulipristal.`
