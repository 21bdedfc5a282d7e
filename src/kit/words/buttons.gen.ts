// Written by `npm run messages` from the catalogue beside it.

export const back = 'Back'
export const backToHome = 'Back to Home'
export const cancel = 'Cancel'
export const close = 'Close'
export const dismiss = 'Dismiss'
export const login = 'Login'
export const signUp = 'Sign Up'
export const viewCart = 'View Cart'
