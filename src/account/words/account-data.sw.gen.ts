// Written by `npm run messages` from the catalogue beside it.

export const offline = 'Hili linahitaji mtandao, na Comrade haipatikani kwa sasa. Unganisha mtandao, kisha ujaribu tena.'
export const signIn = 'Tafadhali ingia tena kwanza.'
export const secondFactor = 'Hili linahitaji kwanza msimbo wa app yako ya uthibitishaji.'
export const tooOften = 'Umeomba hili mara kadhaa. Tafadhali jaribu tena baadaye.'
export const busy = 'Seva yetu ina shughuli nyingi. Tafadhali jaribu tena baada ya muda mfupi.'
export const failed = 'Imeshindikana. Tafadhali jaribu tena.'
export const everythingHeld = 'Haya ndiyo yote ambayo seva ya Comrade inahifadhi kuhusu akaunti yako, kama yalivyokuwa wakati ulio chini ya "saved_at". Sehemu zilizo chini ya "data" zimepewa majina ya yaliyomo, kwa Kiingereza.'
export const notInFile = 'Vilivyo kwenye simu yako pekee havimo katika faili hii: kikapu chako, oda zako, rasimu, ambavyo havijatumwa, na rekodi yako ya hedhi. Rekodi ya hedhi ina nakala yake ya akiba, katika mipangilio ya kifuatiliaji.'
export const timesInUtc = 'Saa ni za UTC. Yeyote aliye na faili hii anaweza kuisoma, kwa hivyo ihifadhi mahali ambapo ni wewe tu unaweza kuifungua.'
