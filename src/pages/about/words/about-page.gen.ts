// Written by `npm run messages` from the catalogue beside it.

export const title = ({ app }: { readonly app: string }): string => `About ${app}`
export const intro = ({ tagline }: { readonly tagline: string }): string => `${tagline}, in one app that works with or without the internet.`
export const communityFirst = 'Community First'
export const communityFirstText = 'Students and the small businesses around campus come before everything. What you spend here stays near you.'
export const reliability = 'Reliability'
export const reliabilityText = 'It opens on a cheap phone, without bundles, in a blackout. What you write is kept until it is delivered.'
export const care = 'Care & Support'
export const careText = 'Real people answer, day and night. Your health stays your own business: the cycle log never leaves your phone.'
export const excellence = 'Excellence'
export const excellenceText = 'Fair prices, plain words, and providers who are worth coming back to. Good enough is where we start.'
export const services = 'Services'
export const happyStudents = 'Happy Students'
export const support = 'Support'
export const ourMission = 'Our Mission'
export const ourMissionText = 'To make student life in Kenya simpler, cheaper and safer: one place to eat, shop, wash, move, find a room and look after yourself, from people nearby whom you can call. Nobody should need a new phone, an account or expensive data to be served well.'
export const ourValues = 'Our Values'
export const inNumbers = ({ app }: { readonly app: string }): string => `${app} in Numbers`
export const ourStory = 'Our Story'
export const sheetOnTheDoor = 'It began in a hostel in Tudor with a sheet of paper on the door: who delivers gas, who washes on Sundays, which boda rider picks up at night. The paper was copied from room to room until nobody could read it.'
export const sheetGrownUp = ({ app }: { readonly app: string }): string => `${app}, the word Kenyan students call one another by, is that sheet grown up. The providers are the same neighbours: mama mboga, the fundi, the salon by the gate. You order by a message, as you always did; we only made it quick to find them and hard to be overcharged.`
export const runPrivately = ({ app }: { readonly app: string }): string => `${app} is run privately and is not affiliated with a university.`
