// Written by `npm run messages` from the catalogue beside it.

export const bundles = 'Vifurushi'
export const getBundle = 'Pata kifurushi hiki'
export const opensWhatsApp = 'Hufungua WhatsApp, ujumbe ukiwa umeandikwa.'
