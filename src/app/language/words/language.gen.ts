// Written by `npm run messages` from the catalogue beside it.

export const language = 'Language'
export const downloading = ({ language }: { readonly language: string }): string => `Downloading ${language}...`
export const notChanged = 'The language was not changed'
export const connectOnce = 'Its texts could not be downloaded. Connect to the internet, then choose it again.'
