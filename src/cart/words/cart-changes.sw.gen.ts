// Written by `npm run messages` from the catalogue beside it.

export const added = 'Imewekwa Kikapuni!'
export const addedText = ({ name }: { readonly name: string }): string => `Umeweka ${name} kikapuni`
export const increased = 'Idadi Imeongezwa!'
export const increasedText = ({ name }: { readonly name: string }): string => `Umeongeza idadi ya ${name} kikapuni`
export const severalAdded = 'Imewekwa Kikapuni'
export const severalAddedText = ({ name, times }: { readonly name: string; readonly times: string }): string => `Umeweka ${name} x${times} kikapuni`
export const allAddedText = ({ left, name, times }: { readonly left: string; readonly name: string; readonly times: string }): string => `Umeweka ${name} x${times} kikapuni. Dukani kuna ${left} tu`
export const noMore = 'Hakuna zaidi dukani'
export const outOfStock = 'Imeisha'
export const onlyLeftOf = ({ left, name }: { readonly left: string; readonly name: string }): string => `${name}: dukani kuna ${left} tu`
export const isOutOfStock = ({ name }: { readonly name: string }): string => `${name}: imeisha dukani`
export const removed = 'Bidhaa Imeondolewa'
export const removedText = ({ name }: { readonly name: string }): string => `Umeondoa ${name} kikapuni`
export const cleared = 'Kikapu Kitupu'
export const clearedText = 'Bidhaa zote zimeondolewa kikapuni'
export const withinStock = 'Kikapu Kimesasishwa'
export const withinStockText = 'Kikapu chako kina vilivyopo dukani'
export const undo = 'Tendua'
