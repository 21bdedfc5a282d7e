// Written by `npm run messages` from the catalogue beside it.

export const title = 'Time your contractions'
export const intro = 'Tap when one starts, and again when it ends.'
export const starts = 'It starts'
export const ends = 'It ends'
export const lasts = ({ time }: { readonly time: string }): string => `${time} so far`
export const takeBack = 'Take back the last tap'
export const earlyTitle = 'Before 37 weeks: call or go now'
export const early = 'Regular contractions before 37 weeks are a danger sign. Call or go to the hospital now, day or night.'
export const longTitle = 'That one was long'
export const long = 'A contraction of more than 2 minutes is a reason to call or go now.'
export const goTitle = 'It is time to call and go'
export const go = 'They come every 5 minutes or more often, and last about a minute. Call, and go where you plan to give birth.'
export const when = 'When to call or go'
export const whenRegular = 'They come every 5 minutes and last about 60 seconds. If the way is long, or it is not your first baby, go earlier.'
export const whenNow = 'Go at once, whatever the times, if:'
export const whenWaters = 'your waters break'
export const whenBleeding = 'you bleed'
export const whenLess = 'your baby moves less'
export const whenLong = 'one lasts more than 2 minutes'
export const whenMany = 'six or more come in 10 minutes'
export const whenEarly = 'you are not yet 37 weeks'
export const past = 'Your contractions'
export const length = ({ time }: { readonly time: string }): string => `${time} long`
export const gap = ({ time }: { readonly time: string }): string => `${time} after the one before`
export const running = 'now'
export const removed = 'Contraction deleted'
export const source = 'Source: NHS (signs that labour has begun).'
