// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const addNewItem = 'Add New Item'
export const editItem = 'Edit Item'
export const loadingForm = 'Loading the form'
export const loading = 'Loading...'
export const allKinds = 'All kinds'
export const kindsOfContent = 'Kinds of content'
export const changeMany = 'Change many'
export const spreadsheet = 'Spreadsheet'
export const loadingItems = 'Loading items...'
export const nothingYet = 'Nothing here yet. Add the first item with the form.'
export const nothingFound = ({ query }: { readonly query: string }): string => `Nothing found for “${query}”.`
export const itemCount = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} item`, 'other': `${count.toLocaleString('en-KE')} items` })}`
export const itemCountNewestFirst = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} item, newest first`, 'other': `${count.toLocaleString('en-KE')} items, newest first` })}`
export const items = 'Items'
export const pagesOfItems = 'Pages of items'
export const previous = 'Previous'
export const next = 'Next'
export const page = ({ page, pages }: { readonly page: string; readonly pages: string }): string => `Page ${page} of ${pages}`
export const editNamed = ({ name }: { readonly name: string }): string => `Edit ${name}`
export const edit = 'Edit'
export const deleteNamed = ({ name }: { readonly name: string }): string => `Delete ${name}`
export const deleteIt = 'Delete'
export const general = 'General'
export const notCounted = 'Not counted'
export const outOfStock = 'Out of stock'
export const stock = ({ count }: { readonly count: string }): string => `Stock: ${count}`
