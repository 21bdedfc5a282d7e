// Written by `npm run messages` from the catalogue beside it.

export const sellItem = 'Uza Bidhaa'
export const logInToSell = 'Tafadhali ingia ili uiuze'
export const sharedWaits = 'Ulichoshiriki kinasubiri kwenye simu hii, na kitaingia kwenye fomu mara tu utakapoingia.'
export const sharedNotKept = 'Simu hii haikuweza kuhifadhi ulichoshiriki. Ingia, kisha kiongeze hapa tena.'
export const loadFailed = 'Imeshindwa kupakia bidhaa za sokoni'
export const savedItems = 'Bidhaa ulizohifadhi'
export const categories = 'Aina'
export const shelves = 'Rafu'
export const filterAndSort = 'Chuja na upange'
export const filterAndSortUsed = <Part>({ count, words }: { readonly count: string; readonly words: (text: string) => Part }): readonly (string | Part)[] => [words('Chuja na upange'), ' (', `${count}`, ')']
export const unknownItem = 'Bidhaa hii haiko kwenye simu hii. Itafunguka mara tu Comrade ita­ka­po­pa­ti­kana.'
export const nothingSaved = 'Hujahifadhi chochote bado. Gusa moyo wa bidhaa, nawe utaipata hapa.'
export const savedGone = ({ count }: { readonly count: string }): string => `Bidhaa ulizohifadhi ambazo hazipo tena: ${count}`
export const savedAway = ({ count }: { readonly count: string }): string => `Bidhaa ulizohifadhi ambazo haziko kwenye simu hii sasa: ${count}. Zitakuja Comrade ita­ka­po­pa­ti­kana, au ni za kampasi nyingine.`
export const remove = 'Ondoa'
export const logInForOwn = 'Tafadhali ingia ili uone bidhaa zako.'
export const nothingListed = 'Bado hujaweka bidhaa yoyote.'
export const listFirstItem = 'Weka Bidhaa Yako ya Kwanza'
export const myListings = 'Bidhaa Zangu'
export const view = ({ title }: { readonly title: string }): string => `Tazama: ${title}`
export const photoCount = <Part>({ count, hidden }: { readonly count: string; readonly hidden: (text: string) => Part }): readonly (string | Part)[] => [hidden('Picha '), `${count}`]
export const formerPrice = <Part>({ former, hidden, price }: { readonly former: (text: string) => Part; readonly hidden: (text: string) => Part; readonly price: string }): readonly (string | Part)[] => [hidden(', awali '), former(`${price}`)]
export const seller = <Part>({ hidden, name, seller }: { readonly hidden: (text: string) => Part; readonly name: (text: string) => Part; readonly seller: string }): readonly (string | Part)[] => [hidden('Muuzaji: '), name(`${seller}`)]
export const location = 'Mahali'
export const listed = 'Iliwekwa'
export const locationToCome = 'Kampasi'
export const ageToCome = 'Sasa'
export const like = ({ title }: { readonly title: string }): string => `Penda: ${title}`
export const contactSeller = 'Muulize Muuzaji'
export const contactSellerOf = ({ title }: { readonly title: string }): string => `Muulize Muuzaji: ${title}`
export const reachSeller = ({ title }: { readonly title: string }): string => `Mfikie muuzaji: ${title}`
export const call = 'Piga simu'
export const orAsk = 'Au uliza kwa WhatsApp:'
export const lastPrice = 'Bei yako ya mwisho ni ngapi?'
export const whenToSee = 'Naweza kuiona lini?'
export const status = ({ title }: { readonly title: string }): string => `Hali: ${title}`
export const edit = 'Hariri'
export const editItem = ({ title }: { readonly title: string }): string => `Hariri: ${title}`
export const deleteLabel = 'Futa'
export const deleteItem = ({ title }: { readonly title: string }): string => `Futa: ${title}`
export const undo = 'Tendua'
export const waiting = 'Inasubiri kutumwa'
export const notAccepted = <Part>({ why }: { readonly why: (text: string) => Part }): readonly (string | Part)[] => ['Haikukubaliwa. ', why('Ona sababu')]
