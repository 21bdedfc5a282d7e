// Written by `npm run messages` from the catalogue beside it.

export const tooShort = ({ count }: { readonly count: string }): string => `Angalau herufi ${count}`
export const tooLong = ({ count }: { readonly count: string }): string => `Herufi ${count} pekee au chini`
export const strong = 'Imara: hata dhidi ya mtu anayenakili faili za simu hii.'
export const digits = 'Inatosha dhidi ya mtu anayeshika simu hii. Mtu anayenakili faili zake hupata nambari fupi kwa muda mfupi sana: maneno manne ni bora.'
export const good = 'Nzuri. Maneno manne pamoja ni bora zaidi.'
export const seconds = ({ seconds }: { readonly seconds: string }): string => `sek ${seconds}`
export const minutes = ({ minutes, seconds }: { readonly minutes: string; readonly seconds: string }): string => `dak ${minutes} sek ${seconds}`
