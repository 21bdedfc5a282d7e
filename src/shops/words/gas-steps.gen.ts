// Written by `npm run messages` from the catalogue beside it.

export const title = 'How Gas Delivery Works'
export const choose = 'Choose Provider'
export const chooseText = 'Compare prices, delivery times and who delivers for free.'
export const order = 'Place Order'
export const orderText = 'Add to your cart, or order over WhatsApp right away.'
export const delivery = 'Delivery'
export const deliveryText = 'The cylinder comes to your door, sealed and weighed in front of you.'
export const installation = 'Installation'
export const installationText = 'The provider connects it and checks for leaks before leaving.'
