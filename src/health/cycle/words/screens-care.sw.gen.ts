// Written by `npm run messages` from the catalogue beside it.

export const mayHelp = 'Kuzungumza na mtu kunaweza kusaidia'
export const mayHelpText = 'Muuguzi au daktari anaweza kuangalia pamoja nawe. Huu si utambuzi wa ugonjwa. Sababu nyingi zinatibika, na ni uchunguzi pekee unaoweza kujua.'
export const whatIsUsual = 'Kilicho cha kawaida, na wakati wa kuuliza'
export const getHelpNow = 'Tafuta msaada sasa hivi'
export const goNow = 'Nenda kliniki au hospitalini sasa hivi, mchana au usiku, au piga simu.'
export const call = ({ name }: { readonly name: string }): string => `Pigia ${name}`
export const source = ({ source }: { readonly source: string }): string => `Chanzo: ${source}`
