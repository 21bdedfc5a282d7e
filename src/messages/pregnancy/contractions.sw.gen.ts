// Written by `npm run messages` from the catalogue beside it.

export const title = 'Pima muda wa uchungu'
export const intro = 'Gusa uchungu unapoanza, na tena unapoisha.'
export const starts = 'Unaanza'
export const ends = 'Umeisha'
export const lasts = ({ time }: { readonly time: string }): string => `${time} hadi sasa`
export const takeBack = 'Futa mguso wa mwisho'
export const earlyTitle = 'Kabla ya wiki 37: piga simu au nenda sasa hivi'
export const early = 'Uchungu unaokuja mara kwa mara kabla ya wiki 37 ni dalili ya hatari. Piga simu au nenda hospitali sasa hivi, mchana au usiku.'
export const longTitle = 'Huo ulikuwa mrefu'
export const long = 'Uchungu wa zaidi ya dakika 2 ni sababu ya kupiga simu au kwenda sasa hivi.'
export const goTitle = 'Ni wakati wa kupiga simu na kwenda'
export const go = 'Unakuja kila dakika 5 au mara nyingi zaidi, na hudumu kama dakika moja. Piga simu, na uende mahali unapopanga kujifungulia.'
export const when = 'Wakati wa kupiga simu au kwenda'
export const whenRegular = 'Unakuja kila dakika 5 na hudumu kama sekunde 60. Ikiwa njia ni ndefu, au si mtoto wako wa kwanza, nenda mapema zaidi.'
export const whenNow = 'Nenda mara moja, bila kujali muda, ikiwa:'
export const whenWaters = 'chupa ya maji imepasuka'
export const whenBleeding = 'unatokwa na damu'
export const whenLess = 'mtoto wako anacheza kidogo kuliko kawaida'
export const whenLong = 'uchungu mmoja umedumu zaidi ya dakika 2'
export const whenMany = 'uchungu umekuja mara sita au zaidi katika dakika 10'
export const whenEarly = 'bado hujafikisha wiki 37'
export const past = 'Uchungu wako'
export const length = ({ time }: { readonly time: string }): string => `umedumu ${time}`
export const gap = ({ time }: { readonly time: string }): string => `${time} baada ya uliotangulia`
export const running = 'sasa'
export const removed = 'Uchungu umefutwa kwenye orodha'
export const source = 'Chanzo: NHS (dalili kwamba uchungu wa kuzaa umeanza).'
