// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const undo = 'Undo'
export const undoBatch = ({ batch }: { readonly batch: string }): string => `Undo: ${batch}`
export const batches = 'What you changed here'
export const batch = ({ count, time }: { readonly count: number; readonly time: string }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} item saved, ${time}`, 'other': `${count.toLocaleString('en-KE')} items saved, ${time}` })}`
export const takenBack = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} item is as it was before.`, 'other': `${count.toLocaleString('en-KE')} items are as they were before.` })}`
export const changedSince = ({ names }: { readonly names: string }): string => `Somebody has changed these since, so they stay: ${names}.`
export const deletedSince = ({ names }: { readonly names: string }): string => `Somebody has deleted these since: ${names}.`
export const pictureDeleted = ({ names }: { readonly names: string }): string => `The earlier picture of these is deleted, so they stay: ${names}.`
export const notTakenBack = ({ names, problem }: { readonly names: string; readonly problem: string }): string => `Not taken back: ${names}. ${problem}`
