// Written by `npm run messages` from the catalogue beside it.

export const putOnHomeScreen = ({ app }: { readonly app: string }): string => `Put ${app} on your home screen`
export const stepsInSafari = <Part>({ app, share }: { readonly app: string; readonly share: (text: string) => Part }): readonly (string | Part)[] => ['Tap ', share('Share'), ' at the bottom of Safari, then “Add to Home Screen”. It then opens like an app, also without data, and keeps what you save there. Here, Safari deletes it once you have not opened ', `${app}`, ' for a week.']
export const installApp = ({ app }: { readonly app: string }): string => `Install ${app}`
export const install = 'Install'
export const notNow = 'Not now'
export const opensFromHomeScreen = 'Opens from your home screen, also without data. It takes less space than one photo.'
export const nothingKept = 'Nothing can be kept on this phone'
export const storageBlocked = ({ app }: { readonly app: string }): string => `Your browser blocks storage here, as in a private window. You can look around, but a cart, a log or a message cannot be kept. Allow storage for this site, or open ${app} in an ordinary window.`
export const newVersion = 'A new version is ready'
export const updateNow = 'Update now'
export const later = 'Later'
export const whatIsNew = 'What is new'
export const onPhoneAlready = 'It is on your phone already and opens at once. Your cart and everything you saved stay.'
