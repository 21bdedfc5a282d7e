import { folded } from '@/kit/rules/search/folded'

/** In any case of letters, with any kind of apostrophes and spaces, as the search compares. */
export const isSameText = (one: string, other: string): boolean => folded(one) === folded(other)
