// Written by `npm run messages` from the catalogue beside it.

export const greeting = 'Habari,'
export const orCode = 'Au weka msimbo huu katika app:'
export const bothLast = 'Kiungo na msimbo vinafanya kazi kwa saa moja. Unaweza kutumia kimoja tu, mara moja.'
export const codeLasts = 'Msimbo huu unafanya kazi mara moja tu, ndani ya saa moja.'
export const confirmationSubject = 'Thibitisha anwani yako ya barua pepe'
export const confirmationLead = ({ app }: { readonly app: string }): string => `Anwani hii imetumiwa kujisajili katika ${app}. Fungua kiungo ili uthibitishe kuwa ni yako.`
export const confirmationLink = 'Thibitisha anwani yangu'
export const confirmationNotAsked = 'Kama hukujisajili, usifanye lolote, na usimpe mtu yeyote msimbo. Bila kiungo au msimbo huu, hakuna mtu anayeweza kutumia akaunti hiyo.'
export const recoverySubject = 'Weka nenosiri jipya'
export const recoveryLead = ({ app }: { readonly app: string }): string => `Kuna ombi la kuweka nenosiri jipya la akaunti yako ya ${app}. Kama ni wewe uliyeomba, fungua kiungo.`
export const recoveryLink = 'Weka nenosiri jipya'
export const recoveryNotAsked = 'Kama hukuomba, usifanye lolote, na usimpe mtu yeyote msimbo. Nenosiri lako halitabadilika.'
export const emailChangeSubject = 'Badilisha anwani yako ya barua pepe'
export const emailChangeLead = ({ app, newAddress, oldAddress }: { readonly app: string; readonly newAddress: string; readonly oldAddress: string }): string => `Kuna ombi la kubadilisha anwani ya barua pepe ya akaunti ya ${app} kutoka ${oldAddress} hadi ${newAddress}. Tumetuma kiungo kwa anwani zote mbili. Kama ni wewe uliyeomba, fungua viungo vyote viwili.`
export const emailChangeLink = 'Thibitisha mabadiliko'
export const emailChangeNotAsked = 'Kama hukuomba, usifungue kiungo wala kumpa mtu yeyote msimbo, na anwani haitabadilika. Kama akaunti ni yako, weka nenosiri jipya.'
export const reauthenticationSubject = 'Thibitisha kuwa ni wewe'
export const reauthenticationLead = ({ app }: { readonly app: string }): string => `Mabadiliko katika akaunti yako ya ${app} yanahitaji msimbo huu. Uweke pale ulipoombwa.`
export const reauthenticationNotAsked = 'Kama hukuomba, usimpe mtu yeyote msimbo huu, na uweke nenosiri jipya.'
