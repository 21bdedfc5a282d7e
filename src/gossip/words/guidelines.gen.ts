// Written by `npm run messages` from the catalogue beside it.

export const heading = 'Community guidelines'
export const onlyLikes = 'No comments, only likes'
export const onlyLikesText = 'There are no replies to win and no quarrels to feed. Like it or scroll on.'
export const anonymous = 'Everybody is Anonymous'
export const anonymousText = 'No user and no admin can look up who wrote a post: posts come out at random moments, apart from what you do under your own name, or at six with all others. Do not point at people either: no names, no faces.'
export const noNumbers = 'No numbers, no handles'
export const noNumbersText = 'Leave out phone numbers, e-mails and accounts, your own and other people’s.'
export const kind = 'Be kind'
export const kindText = 'Tease the queue, not a person. No threats, no hate, nothing sexual about anybody.'
export const yours = 'Only what is yours to tell'
export const yoursText = 'No secrets of others, no rumours that can hurt, no pictures of people who did not agree.'
export const together = 'We look after each other'
export const togetherText = ({ day, hour }: { readonly day: string; readonly hour: string }): string => `Five reports hide a post some minutes later, until an admin has looked. A post with a number, an e-mail address or a link waits for an admin first. Both take a day as a rule. Report what is about you: it is looked at first. At most ${hour} posts an hour and ${day} a day.`
