// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const title = 'Makazi ya Wanafunzi'
export const intro = 'Vyumba na nyumba karibu na kampasi.'
export const kinds = 'Aina za makazi'
export const loading = 'Makazi yanapakiwa...'
export const loadFailed = 'Imeshindwa kupakia makazi'
export const empty = 'Hakuna makazi ya aina uliyochagua.'
export const rentals = 'Makazi'
export const atPin = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Chumba ${count.toLocaleString('sw-KE')}`, 'other': `Vyumba ${count.toLocaleString('sw-KE')}` })} kwenye pini hii`
export const showAll = 'Onyesha vyote'
export const clearSearch = 'Ondoa utafutaji na vichujio'
export const searchHint = 'Eneo, jina au huduma...'
export const searchRooms = 'Tafuta vyumba'
export const filters = 'Vichujio'
export const filtersUsed = ({ count }: { readonly count: string }): string => `Vichujio (${count})`
export const map = 'Ramani'
export const filtersInUse = 'Vichujio vinavyotumika'
export const remove = ({ filter }: { readonly filter: string }): string => `Ondoa: ${filter}`
export const clearAll = 'Ondoa vyote'
export const oftenAsked = 'Vina­vyo­ta­fu­twa sana'
export const savedCount = ({ count }: { readonly count: string }): string => `Ulivyohifadhi (${count})`
export const roomsToCompare = 'Vyumba vya kulinganisha'
export const chooseOneMore = 'Chagua kimoja zaidi ulinganishe.'
export const sideBySide = 'Linganisha'
export const compareNothing = 'Acha kulinganisha'
export const priceAndTitle = ({ price, title }: { readonly price: string; readonly title: string }): string => `${price}, ${title}`
export const available = 'Kinapatikana'
export const photoCount = ({ count, number }: { readonly count: string; readonly number: string }): string => `${number} / ${count}`
export const photosOf = ({ title }: { readonly title: string }): string => `Picha: ${title}`
export const save = 'Hifadhi'
export const saved = 'Imehifadhiwa'
export const saveRoom = ({ title }: { readonly title: string }): string => `Hifadhi: ${title}`
export const compare = 'Linganisha'
export const compareRoom = ({ title }: { readonly title: string }): string => `Linganisha: ${title}`
export const viewPhotos = 'Tazama Picha'
export const viewPhotosOf = ({ title }: { readonly title: string }): string => `Tazama Picha: ${title}`
export const monthly = <Part>({ month, price }: { readonly month: (text: string) => Part; readonly price: string }): readonly (string | Part)[] => [`${price}`, ' ', month('/ mwezi')]
export const amenities = 'Huduma'
export const inquire = 'Uliza'
export const bookNow = 'Weka Nafasi'
export const notSaved = 'Hai­ja­hi­fa­dhiwa'
export const noRoomLeft = 'Simu hii haina nafasi, au hairuhusu app kuhifadhi chochote.'
export const photosUnavailable = 'Picha haziwezi kuonyeshwa bado'
export const filtersUnavailable = 'Vichujio haviwezi kuonyeshwa bado'
export const comparisonUnavailable = 'Ulinganisho hauwezi kuonyeshwa bado'
export const tryOnline = 'Jaribu tena ukiwa mtandaoni.'
export const mapUnavailable = 'Ramani haiwezi kuonyeshwa bado. Jaribu tena ukiwa mtandaoni.'
export const savedGone = ({ names }: { readonly names: string }): string => `Vyumba ulivyohifadhi ambavyo havipo tena: ${names}`
export const forgetGone = 'Ondoa'
