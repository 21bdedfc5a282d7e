// Written by `npm run messages` from the catalogue beside it.

export const minutes = ({ minutes }: { readonly minutes: string }): string => `dakika ${minutes}`
export const hours = ({ hours, minutes }: { readonly hours: string; readonly minutes: string }): string => `saa ${hours} dakika ${minutes}`
export const seconds = ({ minutes, seconds }: { readonly minutes: string; readonly seconds: string }): string => `dakika ${minutes} sekunde ${seconds}`
export const onlySeconds = ({ seconds }: { readonly seconds: string }): string => `sekunde ${seconds}`
