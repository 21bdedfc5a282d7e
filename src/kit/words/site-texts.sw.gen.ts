// Written by `npm run messages` from the catalogue beside it.

export const tagline = 'Kila unachohitaji katika maisha ya chuo kikuu'
export const description = 'Kuanzia vyakula hadi huduma: agiza chakula, gesi na kufuliwa, tafuta chumba, nunua na uza, yote kwa simu yako.'
export const hours = 'Msaada saa 24'
export const needsScripts = ({ app }: { readonly app: string }): string => `${app} inahitaji JavaScript ili ifanye kazi. Tafadhali iwashe, kisha pakia ukurasa tena.`
