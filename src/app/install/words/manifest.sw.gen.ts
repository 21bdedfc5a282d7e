// Written by `npm run messages` from the catalogue beside it.

export const name = ({ app }: { readonly app: string }): string => `${app}: maisha ya kampasi, hata bila mtandao`
export const homeScreenshot = 'Kila kitu cha maisha ya chuo kwenye skrini moja'
export const groceriesScreenshot = 'Vyakula kutoka masoko yaliyo karibu na kampasi'
export const cartScreenshot = 'Kikapu kinachogeuka kuwa ujumbe wa WhatsApp'
export const cart = 'Kikapu'
export const gossip = 'Udaku'
export const logToday = 'Rekodi leo'
