// Written by `npm run messages` from the catalogue beside it.

export const havePremium = 'You have Premium'
export const comradePremium = 'Comrade Premium'
export const toChooseFrom = 'To choose from'
export const free = 'Free'
export const premium = 'Premium'
export const moods = 'Moods'
export const allOpen = 'Everything is open to you. Nothing was charged.'
export const price = <Part>({ amount, strong }: { readonly amount: string; readonly strong: (text: string) => Part }): readonly (string | Part)[] => [strong(`KES ${amount}`), ' per year']
export const subscribeNow = 'Subscribe Now'
export const noPayments = 'We cannot take payments yet, so nothing is charged now: Subscribe Now opens Premium on this phone. Predictions, calendar, all symptoms and care are free for everyone, always.'
export const welcome = 'Welcome to Premium'
export const nothingCharged = 'Nothing was charged.'
