// Written by `npm run messages` from the catalogue beside it.

import { plural, select } from '../../kit/words/message-forms.ts'

export const sections = 'Sehemu'
export const categories = 'Aina'
export const shops = 'Maduka'
export const groceries = 'Vyakula na Mahitaji'
export const groceriesText = 'Mboga, matunda, maziwa, nyama na samaki kutoka masoko ya karibu na kampasi.'
export const allShops = 'Maduka yote'
export const backToShops = 'Rudi kwa Maduka'
export const products = ({ count }: { readonly count: string }): string => `Bidhaa ${count}`
export const alsoIn = ({ shop }: { readonly shop: string }): string => `Pia katika ${shop}`
export const foundElsewhere = ({ count, shop }: { readonly count: string; readonly shop: string }): string => `Katika ${shop}: ${count}`
export const addToCart = 'Weka Kikapuni'
export const addItemToCart = ({ name }: { readonly name: string }): string => `Weka Kikapuni: ${name}`
export const prescriptionRequired = 'Inahitaji agizo la daktari'
export const available = 'Ipo'
export const inStock = ({ stock }: { readonly stock: string }): string => `Ipo: ${stock}`
export const onlyLeft = ({ stock }: { readonly stock: number }): string => `${plural('sw-KE', stock, { 'one': `Imebaki ${stock.toLocaleString('sw-KE')} tu`, 'other': `Zimebaki ${stock.toLocaleString('sw-KE')} tu` })}`
export const outOfStock = 'Imeisha'
export const pricePerUnit = ({ price, unit }: { readonly price: string; readonly unit: string }): string => `${select(unit, { 'kg': `${price} kwa kilo`, 'litre': `${price} kwa lita`, 'other': `${price} kila moja` })}`
export const freeDelivery = 'Kuletewa bure'
export const noDescription = 'Hakuna maelezo'
export const general = 'Nyinginezo'
export const unknownShop = 'Duka Lisi­lo­ju­li­kana'
