// Written by `npm run messages` from the catalogue beside it.

export const heading = 'Miongozo ya jamii'
export const onlyLikes = 'Hakuna maoni, ni kupenda tu'
export const onlyLikesText = 'Hakuna majibu ya kushindania wala ugomvi wa kuchochea. Lipende au lipite.'
export const anonymous = 'Kila mtu hana jina'
export const anonymousText = 'Hakuna mtumiaji wala msimamizi anayeweza kuangalia aliyeandika chapisho: machapisho hutoka kwa nyakati za bahati nasibu, mbali na unachofanya kwa jina lako, au saa kumi na mbili asubuhi pamoja na mengine yote. Wala usiwanyooshee watu kidole: bila majina, bila nyuso.'
export const noNumbers = 'Bila nambari, bila akaunti'
export const noNumbersText = 'Usiweke nambari za simu, barua pepe wala akaunti, zako na za watu wengine.'
export const kind = 'Kuwa na utu'
export const kindText = 'Tania foleni, si mtu. Bila vitisho, bila chuki, wala mambo ya ngono kuhusu mtu yeyote.'
export const yours = 'Sema tu yaliyo yako'
export const yoursText = 'Bila siri za wengine, bila uvumi unaoweza kuumiza, bila picha za watu ambao hawakukubali.'
export const together = 'Tunalindana'
export const togetherText = ({ day, hour }: { readonly day: string; readonly hour: string }): string => `Ripoti tano huficha chapisho baada ya dakika chache, hadi msimamizi aliangalie. Chapisho lenye nambari, barua pepe au kiungo humsubiri msimamizi kwanza. Yote mawili huchukua siku moja kwa kawaida. Ripoti linalokuhusu: huangaliwa kwanza. Si zaidi ya machapisho ${hour} kwa saa na ${day} kwa siku.`
