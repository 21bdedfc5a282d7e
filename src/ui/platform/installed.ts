/** Whether the app runs from the home screen, in its own window. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** True on iPhones and iPads, including iPads that report a Mac. There, only the user can add the app to the home screen. */
export const isApple = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)
