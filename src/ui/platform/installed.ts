/** Whether the app runs from the home screen, in a window of its own. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** iPhones and iPads, also those that say they are a Mac: there the way to the home screen is the person's own. */
export const isApple = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)
