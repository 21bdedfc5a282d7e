// Written by `npm run messages` from the catalogue beside it.

export const back = 'Rudi'
export const backToHome = 'Rudi Mwanzo'
export const cancel = 'Ghairi'
export const close = 'Funga'
export const dismiss = 'Ondoa'
export const login = 'Ingia'
export const signUp = 'Jisajili'
export const viewCart = 'Tazama Kikapu'
