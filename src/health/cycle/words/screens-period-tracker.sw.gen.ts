// Written by `npm run messages` from the catalogue beside it.

export const title = 'Kifuatiliaji cha Hedhi'
export const tabs = 'Kifuatiliaji cha hedhi'
export const atAGlance = 'Leo kwa ufupi'
export const day = ({ day }: { readonly day: string }): string => `Siku ya ${day}`
export const wasExpected = 'Ilitarajiwa'
export const today = 'Leo'
export const moreToLog = 'Mengine ya kurekodi'
