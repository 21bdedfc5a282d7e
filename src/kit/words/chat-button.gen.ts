// Written by `npm run messages` from the catalogue beside it.

export const opensWhatsApp = 'Opens WhatsApp with the message written'
