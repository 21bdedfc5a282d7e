// Written by `npm run messages` from the catalogue beside it.

export const mayHelp = 'It may help to talk to someone'
export const mayHelpText = 'A nurse or a doctor can have a look with you. This is no diagnosis. Most reasons can be treated, and only a check can tell.'
export const whatIsUsual = 'What is usual, and when to ask'
export const getHelpNow = 'Get help now'
export const goNow = 'Go to a clinic or hospital now, day or night, or call.'
export const call = ({ name }: { readonly name: string }): string => `Call ${name}`
export const source = ({ source }: { readonly source: string }): string => `Source: ${source}`
