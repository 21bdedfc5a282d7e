/** In any case of letters. */
export const isSameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
