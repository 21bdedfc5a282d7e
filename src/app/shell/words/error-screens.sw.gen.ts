// Written by `npm run messages` from the catalogue beside it.

export const broken = 'Skrini hii haikuweza kuonyeshwa. Ulichohifadhi kwenye simu hii kiko salama.'
export const missing = 'Skrini hii haikuweza kupakiwa. Ulichohifadhi kwenye simu hii kiko salama.'
export const offline = 'Skrini hii haikuweza kupakiwa, na sasa hakuna mtandao. Ulichohifadhi kwenye simu hii kiko salama.'
export const notFound = 'Ukurasa unaoutafuta haupo au umehamishwa.'
export const goBack = 'Rudi'
