// Written by `npm run messages` from the catalogue beside it.

export const havePremium = 'Una Premium'
export const comradePremium = 'Comrade Premium'
export const toChooseFrom = 'Unachoweza kuchagua'
export const free = 'Bure'
export const premium = 'Premium'
export const moods = 'Hisia'
export const allOpen = 'Kila kitu kiko wazi kwako. Hukutozwa chochote.'
export const price = <Part>({ amount, strong }: { readonly amount: string; readonly strong: (text: string) => Part }): readonly (string | Part)[] => [strong(`KES ${amount}`), ' kwa mwaka']
export const subscribeNow = 'Jiunge Sasa'
export const noPayments = 'Bado hatuwezi kupokea malipo, kwa hivyo hutozwi chochote sasa: Jiunge Sasa hufungua Premium kwenye simu hii. Makadirio, kalenda, dalili zote na ushauri wa afya ni bure kwa kila mtu, daima.'
export const welcome = 'Karibu Premium'
export const nothingCharged = 'Hukutozwa chochote.'
