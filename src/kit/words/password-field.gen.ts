// Written by `npm run messages` from the catalogue beside it.

export const showPassword = 'Show password'
export const hidePassword = 'Hide password'
export const show = ({ what }: { readonly what: string }): string => `Show ${what}`
export const hide = ({ what }: { readonly what: string }): string => `Hide ${what}`
