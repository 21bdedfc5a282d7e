// Written by `npm run messages` from the catalogue beside it.

export const hint = ({ count }: { readonly count: string }): string => `Nenosiri liwe na angalau herufi ${count}`
export const common = 'Nenosiri hilo ni miongoni mwa yanayotumiwa zaidi. Chagua lingine.'
export const own = 'Nenosiri hilo ni jina lako au barua pepe yako. Chagua lingine.'
export const tooLong = ({ count }: { readonly count: string }): string => `Ni refu mno: herufi, tarakimu na alama zisizidi ${count}. Emoji moja huhesabiwa kama nne.`
export const short = 'Fupi. Maneno matatu au manne uta­ka­yo­ku­mbuka ni magumu zaidi kukisiwa.'
export const good = 'Zuri. Neno moja zaidi litaliboresha.'
export const long = 'Zuri sana.'
