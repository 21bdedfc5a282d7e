// Written by `npm run messages` from the catalogue beside it.

export const reload = 'Pakia upya'
export const resetToFirst = 'Rudi kwenye ukurasa wa kwanza'
export const reset = 'Rudi mwanzo'
export const newTab = 'Fungua kwenye kichupo kipya'
export const offline = ({ title }: { readonly title: string }): string => `Uko nje ya mtandao. ${title} inahitaji intaneti.`
export const opensByItself = 'Itafunguka hapa yenyewe mtandao ukirudi.'
export const tryAnyway = 'Jaribu tu'
export const nothingToSee = 'Huoni kitu? Huenda tovuti hii hairuhusu kuonyeshwa ndani ya app nyingine.'
export const hideNote = 'Ficha ujumbe huu'
