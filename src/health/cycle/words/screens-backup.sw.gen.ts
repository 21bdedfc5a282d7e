// Written by `npm run messages` from the catalogue beside it.

export const backup = 'Nakala ya akiba'
export const intro = ({ state }: { readonly state: string }): string => `Rekodi yako iko kwenye simu hii pekee. Ukipoteza simu, nakala ya akiba pekee huirejesha. ${state}`
export const nothingYet = 'Bado hakuna cha kuhifadhi.'
export const noneYet = 'Bado hujatengeneza nakala ya akiba.'
export const holdsAll = ({ day }: { readonly day: string }): string => `Nakala yako ya mwisho ni ya ${day}. Ina kila kitu.`
export const loggedSince = ({ day }: { readonly day: string }): string => `Nakala yako ya mwisho ni ya ${day}. Umerekodi zaidi tangu hapo.`
export const withPassphrase = 'Kwa nenosiri'
export const withPassphraseHint = 'Nenosiri pekee hufungua faili. Ukilisahau, faili imepotea.'
export const without = 'Bila nenosiri'
export const withoutHint = 'Yeyote aliye na faili anaweza kusoma rekodi yako.'
export const passphrase = 'Nenosiri la faili'
export const passphraseAgain = 'Nenosiri la faili tena'
export const tooShort = ({ count }: { readonly count: string }): string => `Angalau herufi ${count}`
export const notTheSame = 'Hili si sawa.'
export const save = 'Hifadhi nakala ya akiba'
export const share = 'Shiriki…'
export const made = 'Nakala ya akiba imetengenezwa'
export const inDownloads = ({ file }: { readonly file: string }): string => `${file} iko katika faili ulizopakua.`
export const keepIt = 'Iweke mahali utakapoipata tena.'
export const failed = 'Nakala ya akiba haikuweza kutengenezwa. Tafadhali jaribu tena.'
