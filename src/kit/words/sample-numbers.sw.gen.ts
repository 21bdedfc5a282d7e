// Written by `npm run messages` from the catalogue beside it.

export const notCallable = 'Nambari ya mfano, haipigiki'
export const sample = ({ number }: { readonly number: string }): string => `${number}: nambari ya mfano, haipigiki`
