// Written by `npm run messages` from the catalogue beside it.

export const intro = 'Ukurasa huu hutengenezwa kwenye simu yako na hautumwi popote. Uonyeshe, uuchapishe, au uushiriki mwenyewe. Ili kuuhifadhi kama PDF, chagua hilo katika dirisha la kuchapisha.'
export const print = 'Chapisha au hifadhi kama PDF'
export const share = 'Shiriki kama maandishi'
export const save = 'Hifadhi kama maandishi'
export const byHand = 'Jina: ______________________ Tarehe ya kuzaliwa: ______________'
