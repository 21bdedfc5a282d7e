// Written by `npm run messages` from the catalogue beside it.

export const putOnHomeScreen = ({ app }: { readonly app: string }): string => `Weka ${app} kwenye skrini ya mwanzo`
export const stepsInSafari = <Part>({ app, share }: { readonly app: string; readonly share: (text: string) => Part }): readonly (string | Part)[] => ['Gusa ', share('Share'), ' chini ya Safari, kisha “Add to Home Screen”. Baada ya hapo hufunguka kama app, hata bila data, na hutunza unachohifadhi humo. Hapa, Safari hukifuta usipofungua ', `${app}`, ' kwa wiki moja.']
export const installApp = ({ app }: { readonly app: string }): string => `Sakinisha ${app}`
export const install = 'Sakinisha'
export const notNow = 'Si sasa'
export const opensFromHomeScreen = 'Hufunguka kutoka skrini ya mwanzo, hata bila data. Huchukua nafasi ndogo kuliko picha moja.'
export const nothingKept = 'Hakuna kinachoweza kuhifadhiwa kwenye simu hii'
export const storageBlocked = ({ app }: { readonly app: string }): string => `Kivinjari chako kinazuia hifadhi hapa, kama kwenye dirisha la faragha. Unaweza kutazama, lakini kikapu, rekodi au ujumbe haviwezi kuhifadhiwa. Ruhusu hifadhi kwa tovuti hii, au fungua ${app} kwenye dirisha la kawaida.`
export const newVersion = 'Toleo jipya liko tayari'
export const updateNow = 'Sasisha sasa'
export const later = 'Baadaye'
export const whatIsNew = 'Yaliyo mapya'
export const onPhoneAlready = 'Tayari liko kwenye simu yako na hufunguka mara moja. Kikapu chako na kila ulichohifadhi vinabaki.'
