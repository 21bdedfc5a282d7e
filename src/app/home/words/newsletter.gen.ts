// Written by `npm run messages` from the catalogue beside it.

export const newsletter = 'Newsletter'
export const intro = 'Offers and campus news, now and then.'
export const emailAddress = 'Email address'
export const yourEmail = 'Your email'
export const subscribe = 'Subscribe'
export const notAccepted = ({ address }: { readonly address: string }): string => `${address} was not accepted.`
export const correct = 'Correct it'
export const subscribed = 'Subscribed!'
export const sent = 'We will write to you when there is something worth reading.'
export const waiting = 'Your address is kept on this phone and will be sent when you are online.'
export const notSubscribed = 'Not subscribed'
export const refused = 'This address was not accepted. Correct it and subscribe again.'
export const notStored = 'Your phone could not keep the address. It is still in the box: please try again.'
