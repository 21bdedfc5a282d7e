// Written by `npm run messages` from the catalogue beside it.

export const readMore = 'Soma zaidi'
export const stillHere = 'Vilivyo kwenye simu hii pekee bado vipo: kikapu chako, oda zako na rekodi yako ya hedhi.'
export const notDone = 'Haijafanyika'
export const sessionEnded = 'Muda wako wa kuingia umekwisha. Ulichohifadhi kipo.'
export const unfinished = 'Akaunti yako inahitaji nenosiri.'
export const goOn = 'Chagua'
export const codeNeeded = 'Akaunti yako inahitaji tarakimu za app yako ya uthibitishaji.'
export const enterCode = 'Ziweke'
