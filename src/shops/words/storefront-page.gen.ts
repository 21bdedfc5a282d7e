// Written by `npm run messages` from the catalogue beside it.

import { plural, select } from '../../kit/words/message-forms.ts'

export const sections = 'Sections'
export const categories = 'Categories'
export const shops = 'Shops'
export const groceries = 'Groceries'
export const groceriesText = 'Fresh produce, dairy, meat and fish from the markets near campus.'
export const allShops = 'All shops'
export const backToShops = 'Back to Shops'
export const products = ({ count }: { readonly count: string }): string => `${count} products`
export const alsoIn = ({ shop }: { readonly shop: string }): string => `Also in ${shop}`
export const foundElsewhere = ({ count, shop }: { readonly count: string; readonly shop: string }): string => `Found in ${shop}: ${count}`
export const addToCart = 'Add to Cart'
export const addItemToCart = ({ name }: { readonly name: string }): string => `Add to Cart: ${name}`
export const prescriptionRequired = 'Prescription required'
export const available = 'In stock'
export const inStock = ({ stock }: { readonly stock: string }): string => `In stock: ${stock}`
export const onlyLeft = ({ stock }: { readonly stock: number }): string => `${plural('en-KE', stock, { 'other': `Only ${stock.toLocaleString('en-KE')} left` })}`
export const outOfStock = 'Out of stock'
export const pricePerUnit = ({ price, unit }: { readonly price: string; readonly unit: string }): string => `${select(unit, { 'kg': `${price} per kg`, 'litre': `${price} per litre`, 'other': `${price} per piece` })}`
export const freeDelivery = 'Free delivery'
export const noDescription = 'No description available'
export const general = 'General'
export const unknownShop = 'Unknown Shop'
