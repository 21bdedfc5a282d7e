// Written by `npm run messages` from the catalogue beside it.

import { select } from '../../kit/words/message-forms.ts'

export const lastOrder = 'Oda yako ya mwisho'
export const allOrders = 'Oda zote'
export const yourOrders = 'Oda zako'
export const keptHere = 'Zinahifadhiwa kwenye simu hii tu.'
export const allYourOrders = 'Oda zako zote'
export const none = 'Bado huna oda'
export const noneText = 'Chochote unachoagiza, kwa kikapu au kwenye chati ya mtoa huduma, huhifadhiwa hapa.'
export const continueShopping = 'Endelea Kununua'
export const yourOrder = 'Oda yako'
export const order = ({ number }: { readonly number: string }): string => `Oda ${number}`
export const handedOver = ({ channel, time }: { readonly channel: string; readonly time: string }): string => `${select(channel, { 'whatsapp': `${time} kwa WhatsApp`, 'sms': `${time} kwa SMS`, 'other': `${time} kwa simu` })}`
export const from = ({ providers }: { readonly providers: string }): string => `Kutoka ${providers}`
export const and = ({ one, other }: { readonly one: string; readonly other: string }): string => `${one} na ${other}`
export const deliveredTo = ({ name, payment, place }: { readonly name: string; readonly payment: string; readonly place: string }): string => `Hadi ${place} · ${name} · ${payment}`
export const note = ({ note }: { readonly note: string }): string => `Maelezo: ${note}`
export const sentOrNot = 'Imetumwa?'
export const sent = 'Imetumwa'
export const notSent = 'Haijatumwa'
export const didYouCall = 'Uliagiza kwa simu?'
export const didYouSend = 'Uliituma?'
export const callLater = 'Imehifadhiwa hapa. Piga simu sasa, au baadaye kutoka Oda zako.'
export const sendLater = 'Imehifadhiwa hapa. Itume sasa, au baadaye kutoka Oda zako.'
export const yes = 'Ndiyo'
export const no = 'Hapana'
export const free = 'Bure'
export const call = 'Piga simu'
export const sendOnWhatsApp = 'Tuma kwa WhatsApp'
export const sendAsSms = 'Tuma kwa SMS'
export const orderAgain = 'Agiza tena'
export const bookAgain = 'Weka nafasi tena'
export const requestAgain = 'Omba tena'
export const callAgain = 'Piga tena'
export const writeAgain = 'Andika tena'
export const inCartAgain = 'Imewekwa Kikapuni!'
export const inCartAgainText = 'Kila kitu cha oda hiyo kiko kikapuni tena'
export const restInCart = ({ names }: { readonly names: string }): string => `Vimo kikapuni kwa bei za leo. Haviuzwi hapa sasa: ${names}`
export const noneSold = 'Hakuna kitu cha oda hiyo kinachouzwa hapa sasa'
export const goneNames = ({ names }: { readonly names: string }): string => `Haviuzwi hapa sasa: ${names}`
export const wasNamed = ({ item, name }: { readonly item: string; readonly name: string }): string => `${item} ilikuwa ${name}.`
export const wasFrom = ({ item, provider }: { readonly item: string; readonly provider: string }): string => `${item} ilikuwa ya ${provider}.`
export const nowFrom = ({ before, item, provider }: { readonly before: string; readonly item: string; readonly provider: string }): string => `${item} sasa ni ya ${provider}; ilikuwa ya ${before}.`
export const nowCosts = ({ before, item, price }: { readonly before: string; readonly item: string; readonly price: string }): string => `${item} sasa ni ${price}; ilikuwa ${before}.`
export const nowNeedsPrescription = ({ item }: { readonly item: string }): string => `${item} sasa inahitaji agizo la daktari.`
export const nowNeedsNone = ({ item }: { readonly item: string }): string => `${item} sasa haihitaji agizo la daktari.`
export const arrived = 'Imefika'
export const cancelled = 'Imeghairiwa'
export const itArrived = 'Imenifikia'
export const cancelOrder = 'Ghairi oda'
export const undo = 'Tendua'
