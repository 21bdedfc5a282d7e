// Written by `npm run messages` from the catalogue beside it.

export const orderSummary = 'Muhtasari wa Oda'
export const subtotal = 'Jumla ndogo'
export const deliveryFee = 'Ada ya Kuletewa'
export const total = 'Jumla'
export const oneFee = 'Ada moja kwa kikapu kizima, hata kikiletwa na watoa huduma wengi.'
export const oneFeeFree = ({ provider }: { readonly provider: string }): string => `Ada moja kwa kikapu kizima. ${provider} huleta bure unachoagiza kwenye chati yao wenyewe.`
export const prescriptionAtHand = 'Weka agizo lako la daktari karibu: oda inasema kwamba linahitajika.'
export const note = 'Maelezo ya oda hii'
export const notePlaceholder = 'Pilipili kidogo; piga simu langoni'
export const delivery = 'Kuletewa'
export const deliverTo = 'Mahali pa kuletewa'
export const change = 'Badilisha'
export const addNameAndPlace = 'Weka jina na mahali'
export const place = 'Mahali'
export const askedOnce = 'Unaulizwa mara moja tu, kisha unachagua kwa kugusa.'
export const checkoutOnWhatsApp = 'Agiza kwa WhatsApp'
export const noData = 'Huna data? Oda hiyo hiyo hutumwa kwa SMS au simu.'
export const sendAsSms = 'Tuma kwa SMS'
export const call = <Part>({ number, phone }: { readonly number: (text: string) => Part; readonly phone: string }): readonly (string | Part)[] => ['Piga ', number(`${phone}`)]
export const notEnough = 'Dukani hakuna za kutosha'
export const takeWhatIsThere = 'Chukua zilizopo'
export const orderNotKept = 'Oda hai­ja­hi­fa­dhiwa'
export const orderNotKeptText = 'Ujumbe uko njiani, lakini simu hii haikuwa na nafasi ya kuhifadhi oda. Kikapu chako kiko kama kilivyokuwa.'
export const handedOver = 'Oda imepelekwa'
export const handedOverText = 'Iko kwenye Oda zako, ili uiangalie au uagize tena.'
export const noLongerSold = ({ name }: { readonly name: string }): string => `${name} haiuzwi tena.`
