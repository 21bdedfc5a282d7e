// Written by `npm run messages` from the catalogue beside it.

export const atCampus = ({ campus }: { readonly campus: string }): string => `Katika ${campus}`
export const anywhere = 'Popote nchini Kenya'
export const police = 'Polisi, zimamoto, ambulensi: bure'
export const mobile = 'Hizo hizo, kwa simu ya mkononi: bure'
export const redCross = 'Kenya Red Cross: ushauri nasaha na dharura'
export const befrienders = 'Befrienders Kenya: mtu wa kukusikiliza'
export const violence = 'Ukatili na unyanyasaji, nambari ya msaada ya HAK: bure'
export const one2one = 'one2one: maswali ya afya ya vijana'
export const lastConfirmed = ({ date, source }: { readonly date: string; readonly source: string }): string => `Ili­thi­bi­ti­shwa mwisho katika hati ya ${date}: ${source}`
export const undated = ({ source }: { readonly source: string }): string => `Imepatikana katika hati isiyo na tarehe: ${source}`
export const notCalled = ({ date }: { readonly date: string }): string => `Tulitafuta hati hizi ${date}. Hatujazipigia nambari hizi.`
export const august2022 = 'Agosti 2022'
export const july2023 = 'Julai 2023'
export const october2024 = 'Oktoba 2024'
export const year2014 = 'karibu 2014'
export const november2026 = 'Novemba 2026'
