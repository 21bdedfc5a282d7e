/** True if the app runs from the home screen, in its own window. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/**
 * True on iPhones and iPads, including iPads that report a Mac. There, only the user can add the app to the home
 * screen.
 */
export const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)

/**
 * True in a browser tab of an iPhone or iPad. It gets no pushes, and Safari deletes what a site has stored after seven
 * days of use without a visit. An app on the home screen gets them and keeps its data, which begins empty.
 */
export const isAppleTab = (): boolean => isApple() && !isInstalled()
