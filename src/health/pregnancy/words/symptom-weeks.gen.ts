// Written by `npm run messages` from the catalogue beside it.

export const label = ({ count, first, last, most, total }: { readonly count: string; readonly first: string; readonly last: string; readonly most: string; readonly total: string }): string => `Symptoms by week, from week ${first} to ${last}: ${total} in all, most in week ${most} (${count}).`
export const week = ({ week }: { readonly week: string }): string => `Week ${week}`
