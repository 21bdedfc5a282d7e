// Written by `npm run messages` from the catalogue beside it.

export const hint = ({ count }: { readonly count: string }): string => `Password must be at least ${count} characters`
export const common = 'That password is among the most common. Choose another.'
export const own = 'That password is your name or your email. Choose another.'
export const tooLong = ({ count }: { readonly count: string }): string => `Too long: ${count} letters, digits and signs at most. An emoji counts as four.`
export const short = 'Short. Three or four words that you will remember are much harder to guess.'
export const good = 'Good. One more word makes it better still.'
export const long = 'Very good.'
