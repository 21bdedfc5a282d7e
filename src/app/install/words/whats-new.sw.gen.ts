// Written by `npm run messages` from the catalogue beside it.

export const sharePhoto = ({ app }: { readonly app: string }): string => `Shiriki picha kutoka matunzio yako hadi ${app}, nayo inakuwa bidhaa ya kuuza.`
export const holdIcon = 'Shikilia aikoni ya app upate kikapu, udaku na rekodi ya leo.'
export const iconCount = 'Aikoni huonyesha ni vitu vingapi bado vinasubiri kutumwa.'
