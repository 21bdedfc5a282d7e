// Written by `npm run messages` from the catalogue beside it.

export const groceries = 'Groceries'
export const food = 'Food Delivery'
export const gas = 'Gas Services'
export const laundry = 'Laundry Services'
export const salon = 'Salon & Beauty'
export const errands = 'Errand Services'
export const eShop = 'E-Shop'
export const pharmacy = 'Pharmacy'
