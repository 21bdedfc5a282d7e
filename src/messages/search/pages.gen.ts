// Written by `npm run messages` from the catalogue beside it.

export const groceries = 'Groceries'
export const cart = 'Cart'
export const profile = 'Profile'
export const about = 'About Us'
export const contact = 'Contact'
export const terms = 'Terms of Use'
export const privacy = 'Privacy Policy'
export const secondHand = 'Second-hand'
export const emergency = 'Emergency numbers'
export const login = 'Login'
export const signUp = 'Sign Up'
