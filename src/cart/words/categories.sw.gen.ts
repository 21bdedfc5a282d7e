// Written by `npm run messages` from the catalogue beside it.

export const groceries = 'Vyakula na Mahitaji'
export const food = 'Kuletewa Chakula'
export const gas = 'Huduma za Gesi'
export const laundry = 'Huduma za Kufua Nguo'
export const salon = 'Saluni na Urembo'
export const errands = 'Kazi za Kutumwa'
export const eShop = 'Duka la Mtandaoni'
export const pharmacy = 'Duka la Dawa'
