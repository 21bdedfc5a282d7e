// Written by `npm run messages` from the catalogue beside it.

export const title = ({ app }: { readonly app: string }): string => `${app}: ujauzito wangu`
export const written = ({ age, day }: { readonly age: string; readonly day: string }): string => `Imeandikwa ${day}, ujauzito ukiwa na ${age}`
export const due = ({ day }: { readonly day: string }): string => `Tarehe ya kujifungua: ${day}`
export const name = ({ name }: { readonly name: string }): string => `Jina: ${name}`
export const appointments = 'Miadi'
export const symptoms = 'Dalili'
export const weight = 'Uzito'
export const notes = 'Maelezo'
export const visitDone = ({ day, visit }: { readonly day: string; readonly visit: string }): string => `${visit} · alama iliwekwa ${day}`
