// Written by `npm run messages` from the catalogue beside it.

export const reload = 'Reload'
export const resetToFirst = 'Reset to the first page'
export const reset = 'Reset'
export const newTab = 'Open in a new tab'
export const offline = ({ title }: { readonly title: string }): string => `You are offline. ${title} needs the internet.`
export const opensByItself = 'It opens here by itself when the connection is back.'
export const tryAnyway = 'Try anyway'
export const nothingToSee = 'Nothing to see? This site may not allow being shown inside another app.'
export const hideNote = 'Hide this note'
