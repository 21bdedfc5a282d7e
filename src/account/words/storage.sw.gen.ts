// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const usesPhone = ({ count, size }: { readonly count: number; readonly size: string }): string => `Comrade inatumia ${size} ya simu hii, ${plural('sw-KE', count, { '=0': 'bila picha za wengine', 'one': `pamoja na picha ${count.toLocaleString('sw-KE')} uliyotazama`, 'other': `pamoja na picha ${count.toLocaleString('sw-KE')} ulizotazama` })}.`
export const keptBesides = ({ count }: { readonly count: number }): string => `Kili­cho­hi­fa­dhiwa mbali na app: ${plural('sw-KE', count, { '=0': 'hakuna picha za wengine', 'one': `picha ${count.toLocaleString('sw-KE')} uliyotazama`, 'other': `picha ${count.toLocaleString('sw-KE')} ulizotazama` })}.`
export const nothingFreed = 'Hakuna nafasi mpya'
export const failed = 'Imeshindikana. Tafadhali jaribu tena.'
export const spaceFreed = 'Nafasi imepatikana'
export const freeAgain = ({ size }: { readonly size: string }): string => `${size} ziko wazi tena.`
export const picturesComeAgain = 'Picha zitarudi ukizitazama tena.'
export const storage = 'Hifadhi'
export const neverRemoved = 'Ulichoandika, kikapu chako, oda zako na rekodi yako ya afya haviondolewi kamwe.'
export const neverRemovedBySafari = 'Ulichoandika, kikapu chako, oda zako na rekodi yako ya afya haviondolewi kwa njia hiyo kamwe. Lakini Safari hufuta vyote usipofungua Comrade kwa wiki moja, isipokuwa iwe kwenye skrini ya mwanzo ya simu.'
export const freeUpSpace = 'Ongeza nafasi'
