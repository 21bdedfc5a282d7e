// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const title = 'Hesabu mtoto anavyocheza'
export const intro = 'Kucheza mara kumi chini ya saa mbili ni kawaida. Kilicho kawaida kwa mtoto wako ni muhimu zaidi.'
export const howTo = 'Lala kwa ubavu wa kushoto wakati mtoto wako huwa macho. Teke, kugeuka na kutikisika, vyote vinahesabiwa.'
export const start = 'Anza kuhesabu'
export const moved = 'Amecheza'
export const counted = ({ count }: { readonly count: string }): string => `${count} kati ya 10`
export const since = ({ clock, time }: { readonly clock: string; readonly time: string }): string => `${time} tangu ${clock}`
export const takeBack = 'Ondoa moja'
export const stop = 'Simamisha'
export const tenTitle = ({ time }: { readonly time: string }): string => `Mara kumi katika ${time}`
export const ten = 'Hiyo ni kawaida. Ikiwa ni kidogo kuliko mtoto wako anavyocheza siku nyingine, piga simu au nenda sasa.'
export const fewTitle = 'Chini ya mara kumi katika saa mbili'
export const few = 'Piga simu au nenda kliniki au hospitali yako sasa hivi, mchana au usiku. Usingoje hadi kesho.'
export const stoppedTitle = ({ count, time }: { readonly count: string; readonly time: string }): string => `Umesimamisha ukiwa ${count} kati ya 10 baada ya ${time}`
export const less = 'Je, mtoto wako anacheza kidogo kuliko kawaida? Piga simu au nenda sasa hivi. Usingoje hadi kesho.'
export const unfinishedTitle = ({ count }: { readonly count: string }): string => `Haikukamilika: ${count} kati ya 10`
export const unfinished = ({ time }: { readonly time: string }): string => `Ilianzishwa ${time} na kuachwa wazi, au saa ya simu ilibadilishwa, kwa hivyo haisemi chochote. Je, mtoto wako anacheza kama kawaida sasa? Akicheza kidogo kuliko kawaida, au kama huna uhakika, piga simu au nenda sasa hivi. Usingoje hadi kesho.`
export const unfinishedCount = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Mara ${count.toLocaleString('sw-KE')}`, 'other': `Mara ${count.toLocaleString('sw-KE')}` })}, haikukamilika`
export const neverFelt = 'Hujawahi kuhisi mtoto wako akicheza? Mwone mkunga au nenda kliniki leo.'
export const firstTitle = 'Mtoto kucheza mara ya kwanza'
export const first = 'Wengi huhisi mtoto akicheza kati ya wiki ya 16 na ya 24. Bado hujahisi chochote? Mwone mkunga au nenda kliniki leo, wasikilize mapigo ya moyo wa mtoto.'
export const past = 'Hesabu zako'
export const count = ({ count, time }: { readonly count: number; readonly time: string }): string => `${plural('sw-KE', count, { 'one': `Mara ${count.toLocaleString('sw-KE')}`, 'other': `Mara ${count.toLocaleString('sw-KE')}` })} katika ${time}`
export const removed = 'Hesabu imefutwa'
export const source = 'Vyanzo: RCOG (mtoto kucheza kidogo), ACOG, NHS.'
