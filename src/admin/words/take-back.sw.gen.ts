// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const undo = 'Tendua'
export const undoBatch = ({ batch }: { readonly batch: string }): string => `Tendua: ${batch}`
export const batches = 'Uli­cho­ba­di­li­sha hapa'
export const batch = ({ count, time }: { readonly count: number; readonly time: string }): string => `${plural('sw-KE', count, { 'one': `Kitu ${count.toLocaleString('sw-KE')} kimehifadhiwa, ${time}`, 'other': `Vitu ${count.toLocaleString('sw-KE')} vimehifadhiwa, ${time}` })}`
export const takenBack = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Kitu ${count.toLocaleString('sw-KE')} kimerudi kilivyokuwa.`, 'other': `Vitu ${count.toLocaleString('sw-KE')} vimerudi vilivyokuwa.` })}`
export const changedSince = ({ names }: { readonly names: string }): string => `Mtu amebadilisha hivi tangu hapo, kwa hivyo vimebaki: ${names}.`
export const deletedSince = ({ names }: { readonly names: string }): string => `Mtu amefuta hivi tangu hapo: ${names}.`
export const pictureDeleted = ({ names }: { readonly names: string }): string => `Picha ya awali ya hivi imefutwa, kwa hivyo vimebaki: ${names}.`
export const notTakenBack = ({ names, problem }: { readonly names: string; readonly problem: string }): string => `Havi­ku­ru­di­shwa: ${names}. ${problem}`
