// Written by `npm run messages` from the catalogue beside it.

export const groceries = 'Vyakula na Mahitaji'
export const cart = 'Kikapu'
export const profile = 'Wasifu'
export const about = 'Kutuhusu'
export const contact = 'Wasiliana Nasi'
export const terms = 'Masharti ya Matumizi'
export const privacy = 'Sera ya Faragha'
export const secondHand = 'Vya Kutumika'
export const emergency = 'Nambari za dharura'
export const login = 'Ingia'
export const signUp = 'Jisajili'
