// Written by `npm run messages` from the catalogue beside it.

export const tooShort = ({ count }: { readonly count: string }): string => `At least ${count} characters`
export const tooLong = ({ count }: { readonly count: string }): string => `At most ${count} characters`
export const strong = 'Strong: also against somebody who copies the files of this phone.'
export const digits = 'Holds against somebody who picks up this phone. Somebody who copies its files finds a short number in moments: four words are better.'
export const good = 'Good. Four words together are better still.'
export const seconds = ({ seconds }: { readonly seconds: string }): string => `${seconds} s`
export const minutes = ({ minutes, seconds }: { readonly minutes: string; readonly seconds: string }): string => `${minutes} min ${seconds} s`
