// Written by `npm run messages` from the catalogue beside it.

export const name = ({ app }: { readonly app: string }): string => `${app}: campus life, offline too`
export const homeScreenshot = 'Everything for university life on one screen'
export const groceriesScreenshot = 'Groceries from the markets near campus'
export const cartScreenshot = 'A cart that becomes a WhatsApp message'
export const cart = 'Cart'
export const gossip = 'Gossip'
export const logToday = 'Log today'
