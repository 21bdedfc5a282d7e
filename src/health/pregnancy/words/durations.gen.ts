// Written by `npm run messages` from the catalogue beside it.

export const minutes = ({ minutes }: { readonly minutes: string }): string => `${minutes} min`
export const hours = ({ hours, minutes }: { readonly hours: string; readonly minutes: string }): string => `${hours} h ${minutes} min`
export const seconds = ({ minutes, seconds }: { readonly minutes: string; readonly seconds: string }): string => `${minutes} min ${seconds} s`
export const onlySeconds = ({ seconds }: { readonly seconds: string }): string => `${seconds} s`
