// Written by `npm run messages` from the catalogue beside it.

export const veryLate = 'Sindano yako imechelewa kwa zaidi ya wiki nne. Tumia kondomu hadi uidungwe, na ujipime ujauzito ikiwa ulifanya ngono bila kondomu.'
export const late = ({ due, last }: { readonly due: string; readonly last: string }): string => `Ulipaswa kudungwa sindano siku ya ${due}. Bado inakukinga hadi ${last}: nenda hivi karibuni.`
export const next = ({ due }: { readonly due: string }): string => `Sindano ijayo: ${due}. Unaweza kudungwa hadi wiki mbili kabla.`
