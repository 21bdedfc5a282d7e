// Written by `npm run messages` from the catalogue beside it.

export const whatFits = 'What fits you now'
export const sourceAndSettings = ({ sources }: { readonly sources: string }): string => `${sources} Change it in the settings.`
export const yes = 'Yes'
export const no = 'No'
export const turnOnQuestion = 'Turn on pregnancy mode?'
export const turnOn = 'Turn on'
export const notNow = 'Not now'
