// Written by `npm run messages` from the catalogue beside it.

export const placeholder = 'Search everything...'
export const nothingFound = ({ words }: { readonly words: string }): string => `Nothing found for “${words}”.`
export const recent = 'Recent searches'
export const clear = 'Clear'
export const popular = 'Popular searches'
export const popularAt = ({ campus }: { readonly campus: string }): string => `Popular at ${campus}`
export const offline = 'You are offline: this finds what is saved on this phone.'
export const onPhone = 'Finds what is saved on this phone. Nothing you type is sent.'
export const perMonth = ({ price }: { readonly price: string }): string => `${price} a month`
export const emergencyCall = ({ name }: { readonly name: string }): string => `Emergency: ${name}`
