// Written by `npm run messages` from the catalogue beside it.

export const notCallable = 'Sample number, not callable'
export const sample = ({ number }: { readonly number: string }): string => `${number}: sample number, not callable`
