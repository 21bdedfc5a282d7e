// Written by `npm run messages` from the catalogue beside it.

export const label = ({ count, first, last, most, total }: { readonly count: string; readonly first: string; readonly last: string; readonly most: string; readonly total: string }): string => `Dalili kwa wiki, kuanzia wiki ya ${first} hadi ${last}: ${total} kwa jumla, nyingi zaidi wiki ya ${most} (${count}).`
export const week = ({ week }: { readonly week: string }): string => `Wiki ${week}`
