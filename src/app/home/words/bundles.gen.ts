// Written by `npm run messages` from the catalogue beside it.

export const bundles = 'Bundles'
export const getBundle = 'Get this bundle'
export const opensWhatsApp = 'Opens WhatsApp with the message written.'
