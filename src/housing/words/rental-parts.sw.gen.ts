// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const filters = 'Vichujio'
export const lowestRent = 'Kodi ya chini'
export const highestRent = 'Kodi ya juu'
export const anyRent = 'Yoyote'
export const walkAtMost = 'Kwa miguu hadi langoni, si zaidi ya'
export const sortBy = 'Panga kwa'
export const savedOnlyCount = ({ count }: { readonly count: string }): string => `Ulivyohifadhi tu (${count})`
export const clearAll = 'Ondoa vyote'
export const mustHave = 'Lazima kiwe na'
export const sideBySide = 'Linganisha'
export const inquire = 'Uliza'
export const rent = 'Kodi'
export const monthlyRent = ({ price }: { readonly price: string }): string => `${price} / mwezi`
export const deposit = 'Dipoziti'
export const distance = 'Umbali'
export const area = 'Eneo'
export const kind = 'Aina'
export const included = 'Pamoja na'
export const amenities = 'Huduma'
export const free = 'Kiko wazi?'
export const notSaid = 'Haijatajwa'
export const loadingMap = 'Ramani inapakiwa...'
export const mapOfArea = 'Ramani ya eneo'
export const roomsOnMap = 'Vyumba kwenye ramani'
export const closer = 'Karibia'
export const farther = 'Sogea mbali'
export const backToGate = 'Rudi langoni'
export const sketch = 'Mchoro tu, si kwa vipimo. Kaskazini ni juu.'
export const roomsFrom = ({ count, price }: { readonly count: number; readonly price: string }): string => `${plural('sw-KE', count, { 'one': `Chumba ${count.toLocaleString('sw-KE')}`, 'other': `Vyumba ${count.toLocaleString('sw-KE')}` })} kuanzia ${price}`
export const outsideMap = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Chumba ${count.toLocaleString('sw-KE')} kiko`, 'other': `Vyumba ${count.toLocaleString('sw-KE')} viko` })} nje ya ramani: sogea mbali zaidi uone.`
export const unplaced = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Chumba ${count.toLocaleString('sw-KE')} hakina`, 'other': `Vyumba ${count.toLocaleString('sw-KE')} havina` })} mahali kwenye ramani, tazama orodha hapa chini.`
