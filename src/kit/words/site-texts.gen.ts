// Written by `npm run messages` from the catalogue beside it.

export const tagline = 'Everything you need for university life'
export const description = 'From groceries to services: order food, gas and laundry, find a room, buy and sell, all from your phone.'
export const hours = '24/7 support'
export const needsScripts = ({ app }: { readonly app: string }): string => `${app} needs JavaScript to run. Please turn it on and load the page again.`
