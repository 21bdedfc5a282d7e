// Written by `npm run messages` from the catalogue beside it.

export const showPassword = 'Onyesha nenosiri'
export const hidePassword = 'Ficha nenosiri'
export const show = ({ what }: { readonly what: string }): string => `Onyesha ${what}`
export const hide = ({ what }: { readonly what: string }): string => `Ficha ${what}`
