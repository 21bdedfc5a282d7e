// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const title = 'An earlier account of yours has left something here'
export const sameAddress = ({ email }: { readonly email: string }): string => `That account had the address ${email}, too.`
export const unsent = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} change of it was not sent.`, 'other': `${count.toLocaleString('en-KE')} changes of it were not sent.` })}`
export const orders = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} order of it is on this phone.`, 'other': `${count.toLocaleString('en-KE')} orders of it are on this phone.` })}`
export const takeOver = 'Move it to this account'
export const deleteIt = 'Delete it'
export const takenOver = 'Moved to this account'
export const takenOverText = 'What was not sent is sent now.'
export const notTakenOver = 'Nothing was moved'
export const notDeleted = 'Not deleted'
export const failed = 'The phone could not store it. Please try again.'
export const deleteQuestion = 'Delete what the earlier account has left?'
export const deleteText = 'It goes from this phone for good, and nobody will receive it.'
export const keepIt = 'Keep it'
export const deleteForGood = 'Delete for good'
