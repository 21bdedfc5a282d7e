// Written by `npm run messages` from the catalogue beside it.

export const startShopping = 'Anza Kununua'
export const exploreServices = 'Tazama Huduma'
export const ourServices = 'Huduma Zetu'
export const searchServices = 'Tafuta huduma'
export const searchPlaceholder = 'Tafuta huduma...'
export const noServices = ({ words }: { readonly words: string }): string => `Hakuna huduma iliyopatikana kwa “${words}”.`
export const searchEverything = ({ words }: { readonly words: string }): string => `Tafuta “${words}” kila mahali`
export const services = 'Huduma'
export const yourHealth = 'Afya Yako'
export const logToday = 'Rekodi leo'
export const specialOffers = 'Ofa Maalum'
