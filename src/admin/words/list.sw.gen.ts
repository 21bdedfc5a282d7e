// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const addNewItem = 'Ongeza Kipya'
export const editItem = 'Hariri'
export const loadingForm = 'Inapakia fomu'
export const loading = 'Inapakia...'
export const allKinds = 'Aina zote'
export const kindsOfContent = 'Aina za maudhui'
export const changeMany = 'Badilisha vingi'
export const spreadsheet = 'Lahajedwali'
export const loadingItems = 'Inapakia orodha...'
export const nothingYet = 'Bado hakuna kitu hapa. Ongeza cha kwanza kwa fomu.'
export const nothingFound = ({ query }: { readonly query: string }): string => `Hakuna kili­cho­pa­ti­kana kwa “${query}”.`
export const itemCount = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'other': `Vitu ${count.toLocaleString('sw-KE')}` })}`
export const itemCountNewestFirst = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'other': `Vitu ${count.toLocaleString('sw-KE')}, vipya kwanza` })}`
export const items = 'Vitu'
export const pagesOfItems = 'Kurasa za vitu'
export const previous = 'Nyuma'
export const next = 'Mbele'
export const page = ({ page, pages }: { readonly page: string; readonly pages: string }): string => `Ukurasa ${page} kati ya ${pages}`
export const editNamed = ({ name }: { readonly name: string }): string => `Hariri ${name}`
export const edit = 'Hariri'
export const deleteNamed = ({ name }: { readonly name: string }): string => `Futa ${name}`
export const deleteIt = 'Futa'
export const general = 'Jumla'
export const notCounted = 'Haihesabiwi'
export const outOfStock = 'Imeisha'
export const stock = ({ count }: { readonly count: string }): string => `Idadi: ${count}`
