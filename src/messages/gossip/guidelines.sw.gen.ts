// Written by `npm run messages` from the catalogue beside it.

export const heading = 'Miongozo ya jamii'
export const onlyLikes = 'Hakuna maoni, ni kupenda tu'
export const onlyLikesText = 'Hakuna majibu ya kushindania wala ugomvi wa kuchochea. Lipende au lipite.'
export const anonymous = 'Kila mtu hana jina'
export const anonymousText = 'Hakuna anayeweza kuangalia aliyeandika chapisho: machapisho hutoka kwa nyakati za bahati nasibu, na kamwe si mara tu baada ya kitu kwa jina lako. Wala usiwanyooshee watu kidole: bila majina, bila nyuso.'
export const noNumbers = 'Bila nambari, bila akaunti'
export const noNumbersText = 'Usiweke nambari za simu, barua pepe wala akaunti, zako na za watu wengine.'
export const kind = 'Kuwa na utu'
export const kindText = 'Tania foleni, si mtu. Bila vitisho, bila chuki, wala mambo ya ngono kuhusu mtu yeyote.'
export const yours = 'Sema tu yaliyo yako'
export const yoursText = 'Bila siri za wengine, bila uvumi unaoweza kuumiza, bila picha za watu ambao hawakukubali.'
export const together = 'Tunalindana'
export const togetherText = ({ limit }: { readonly limit: string }): string => `Ripoti tano huficha chapisho, na lenye nambari au kiungo husubiri, hadi msimamizi aliangalie: kwa kawaida siku moja. Ripoti linalokuhusu: huangaliwa kwanza. Si zaidi ya machapisho ${limit} kwa saa.`
