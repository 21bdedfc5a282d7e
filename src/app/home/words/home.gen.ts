// Written by `npm run messages` from the catalogue beside it.

export const startShopping = 'Start Shopping'
export const exploreServices = 'Explore Services'
export const ourServices = 'Our Services'
export const searchServices = 'Search for services'
export const searchPlaceholder = 'Search for services...'
export const noServices = ({ words }: { readonly words: string }): string => `No services found for "${words}".`
export const searchEverything = ({ words }: { readonly words: string }): string => `Search everything for “${words}”`
export const services = 'Services'
export const yourHealth = 'Your Health'
export const logToday = 'Log today'
export const specialOffers = 'Special Offers'
