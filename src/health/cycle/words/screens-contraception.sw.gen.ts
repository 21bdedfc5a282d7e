// Written by `npm run messages` from the catalogue beside it.

export const contraception = 'Upangaji uzazi'
export const none = 'Hakuna'
export const change = 'Badilisha'
export const addMethod = 'Ongeza njia'
export const emergencyContraception = 'Upangaji uzazi wa dharura'
export const missedPill = 'Umesahau kidonge?'
export const hadItToday = 'Nimedungwa leo'
export const toBeReplaced = ({ day }: { readonly day: string }): string => `Tarehe ya mwisho ya kubadilisha: ${day}. Tarehe iliyo kwenye kadi ya kliniki yako ndiyo ya kufuata.`
export const method = 'Njia'
export const since = 'Tangu'
export const wrongDay = 'Siku hii bado haijafika, au si tarehe.'
export const kindOfPill = 'Aina ya kidonge'
export const kindOfPillHint = 'Kinaweza kuchelewa kwa muda gani'
export const lastInjection = 'Siku ya sindano ya mwisho'
export const replacedBy = 'Tarehe ya mwisho ya kubadilisha'
export const replacedByHint = 'Kama kadi ya kliniki yako inavyosema'
export const staysHere = 'Hubaki kwenye simu hii, kama rekodi yako. Washa kikumbusho chake katika mipangilio.'
export const save = 'Hifadhi'
export const bestFirst = 'Baada ya ngono bila kinga, au kinga iliposhindwa. Iliyo bora kwanza:'
export const way = <Part>({ b, text, title }: { readonly b: (text: string) => Part; readonly text: string; readonly title: string }): readonly (string | Part)[] => [b(`${title}.`), ' ', `${text}`]
export const sources = 'Vyanzo: WHO, Emergency contraception; NHS; FSRH.'
export const tookPill = 'Nilimeza kidonge'
export const on = 'Tarehe'
export const pack = 'Pakiti'
export const packUnknown = 'Sijui'
export const packHint = 'Kwa Qlaira au Zoely chagua “Sijui”: zina kanuni zake.'
export const packStart = 'Kidonge cha kwanza cha pakiti hii'
export const packStartHint = 'Ukiwa kwenye mapumziko: cha pakiti iliyotangulia'
export const packIntent = 'Hii ni pakiti mpya?'
export const correctsPack = 'Hapana, ninasahihisha pakiti ninayotumia'
export const beginsPack = 'Ndiyo, nimeanza pakiti mpya'
export const newPackStart = 'Kidonge cha kwanza cha pakiti mpya'
export const pillOf = ({ day, pills }: { readonly day: string; readonly pills: string }): string => `Kidonge cha ${day} kati ya ${pills}`
export const pauseOf = ({ day, days }: { readonly day: string; readonly days: string }): string => `Mapumziko, siku ya ${day} kati ya ${days}`
export const packOf = ({ days, pills }: { readonly days: string; readonly pills: string }): string => `Vidonge ${pills}, kisha mapumziko ya ${days}`
export const packWithoutBreak = ({ pills }: { readonly pills: string }): string => `Vidonge ${pills}, bila mapumziko`
export const inPack = ({ day, where }: { readonly day: string; readonly where: string }): string => `${where}. Pakiti inayofuata: ${day}`
export const tookToday = 'Nimemeza kidonge cha leo'
export const takenToday = 'Kidonge cha leo: kimemezwa'
export const takenLateToday = 'Kidonge cha leo: kimemezwa kwa kuchelewa'
export const undoToday = 'Tendua kidonge cha leo'
export const notTicked = ({ day }: { readonly day: string }): string => `Bila alama: ${day}`
export const tookIt = 'Nilikimeza'
export const tookItOn = ({ day }: { readonly day: string }): string => `Nilikimeza: kidonge cha ${day}`
export const lateOn = ({ day, late }: { readonly day: string; readonly late: string }): string => `${late}: kidonge cha ${day}`
export const dayLate = 'Siku moja baadaye'
export const hoursLate = ({ hours }: { readonly hours: string }): string => `Zaidi ya saa ${hours} baadaye`
export const startPack = 'Ninaanza pakiti mpya leo'
export const pillSaved = ({ day }: { readonly day: string }): string => `Kidonge cha ${day}: kimemezwa`
export const where = 'Huna uhakika? Muulize mfamasia au muuguzi, au piga simu:'
export const packStarted = 'Pakiti mpya imeanza leo'
export const tookPillOf = ({ day }: { readonly day: string }): string => `Nilimeza kidonge cha ${day}`
export const stillInTime = ({ day }: { readonly day: string }): string => `Kidonge cha ${day} bado kinaweza kumezwa kwa wakati. Anza nacho.`
export const returnDate = 'Sindano ijayo'
export const returnDateHint = 'Kama kadi ya kliniki inavyosema. Acha wazi kama hujui: wiki 13 zitahesabiwa.'
export const condomsToo = 'Pamoja na kondomu'
export const condomIntent = 'Kondomu'
export const condomBeside = ({ method }: { readonly method: string }): string => `Pamoja na: ${method}`
export const condomInstead = ({ method }: { readonly method: string }): string => `Badala ya: ${method}`
export const returnDateWrong = 'Kadi hutoa siku ya wiki 3 hadi 16 baada ya sindano ya mwisho.'
