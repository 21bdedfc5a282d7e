/** What the app says about itself. */
export const siteTexts = {
  tagline: 'Everything you need for university life',
  description: 'From groceries to services: order food, gas and laundry, find a room, buy and sell, all from your phone.',
  hours: '24/7 support',
} as const
