// Written by `npm run messages` from the catalogue beside it.

export const newsletter = 'Jarida'
export const intro = 'Ofa na habari za kampasi, mara kwa mara.'
export const emailAddress = 'Anwani ya barua pepe'
export const yourEmail = 'Barua pepe yako'
export const subscribe = 'Jiunge'
export const notAccepted = ({ address }: { readonly address: string }): string => `${address} haikukubaliwa.`
export const correct = 'Irekebishe'
export const subscribed = 'Umejiunga!'
export const sent = 'Tutakuandikia kukiwa na jambo la maana la kusoma.'
export const waiting = 'Anwani yako imehifadhiwa kwenye simu hii na itatumwa ukiwa mtandaoni.'
export const notSubscribed = 'Hujajiunga'
export const refused = 'Anwani hii haikukubaliwa. Irekebishe kisha ujiunge tena.'
export const notStored = 'Simu yako haikuweza kuhifadhi anwani. Bado iko kwenye kisanduku: tafadhali jaribu tena.'
