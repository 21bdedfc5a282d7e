// Written by `npm run messages` from the catalogue beside it.

export const days = 'siku'
export const welcome = 'Karibu. Tuanze.'
export const welcomeText = 'Majibu matatu mafupi, kisha utaona ulipo katika mzunguko wako. Hubaki kwenye simu hii na hayatumwi popote kamwe.'
export const loggedInSafari = 'Je, ulirekodi katika Safari hapo awali? Rekodi hiyo bado iko huko: tengeneza nakala ya akiba huko, kisha uiingize hapa. Yote mawili yako katika mipangilio ya kifuatiliaji.'
export const lastPeriod = 'Hedhi yako ya mwisho ilianza lini?'
export const lastPeriodHint = 'Siku ya kwanza ya kutokwa na damu. Unaweza kukisia.'
export const outOfRange = 'Tafadhali chagua siku ndani ya mwaka uliopita'
export const cycleLength = 'Urefu wa mzunguko'
export const periodLength = 'Urefu wa hedhi'
export const oneDayLess = ({ label }: { readonly label: string }): string => `${label}: punguza siku moja`
export const oneDayMore = ({ label }: { readonly label: string }): string => `${label}: ongeza siku moja`
export const notSure = 'Huna uhakika? Siku 28 na siku 5 ni mwanzo mzuri. Rekodi yako ita­zi­sa­hi­hi­sha kadiri inavyokua.'
export const showMyCycle = 'Onyesha mzunguko wangu'
export const doNotRemember = 'Sikumbuki: fungua kalenda'
