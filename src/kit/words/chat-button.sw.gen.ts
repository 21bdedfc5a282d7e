// Written by `npm run messages` from the catalogue beside it.

export const opensWhatsApp = 'Hufungua WhatsApp, ujumbe ukiwa umeandikwa'
