// Written by `npm run messages` from the catalogue beside it.

export const yourOrders = 'Oda zako'
export const keptHere = 'Zinahifadhiwa kwenye simu hii tu.'
export const loadingOrders = 'Inapakia oda zako'
export const yourCart = 'Kikapu Chako'
export const clearCart = 'Ondoa vyote'
export const loadingCart = 'Inapakia kikapu chako'
export const empty = 'Kikapu chako hakina kitu'
export const continueShopping = 'Endelea Kununua'
export const items = 'Bidhaa zilizo kikapuni'
export const from = ({ name }: { readonly name: string }): string => `Kutoka ${name}`
export const each = ({ price }: { readonly price: string }): string => `${price} kila moja`
export const prescriptionRequired = 'Inahitaji agizo la daktari'
export const remove = ({ name }: { readonly name: string }): string => `Ondoa ${name}`
export const quantity = ({ name }: { readonly name: string }): string => `Idadi ya ${name}`
export const less = ({ name }: { readonly name: string }): string => `Punguza ${name}`
export const more = ({ name }: { readonly name: string }): string => `Ongeza ${name}`
export const howMany = ({ name }: { readonly name: string }): string => `Andika idadi ya ${name}`
export const addedAt = ({ price }: { readonly price: string }): string => `${price} ulipoiongeza`
export const wasNamed = ({ name }: { readonly name: string }): string => `Ilikuwa ${name}`
export const wasFrom = ({ provider }: { readonly provider: string }): string => `Ilikuwa ya ${provider}`
export const neededPrescription = 'Awali ilihitaji agizo la daktari'
export const neededNone = 'Awali haikuhitaji agizo la daktari'
export const aside = ({ campus, names }: { readonly campus: string; readonly names: string }): string => `Vimewekwa kando, vya ${campus}: ${names}`
export const asideText = ({ campus }: { readonly campus: string }): string => `Hapa huagizwa tu kinachouzwa katika kampasi hii. Hivi vinasubiri katika kikapu cha ${campus}.`
export const changeCampus = 'Badilisha kampasi'
