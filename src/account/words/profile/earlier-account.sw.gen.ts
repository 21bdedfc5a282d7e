// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const title = 'Akaunti yako ya awali imeacha vitu hapa'
export const sameAddress = ({ email }: { readonly email: string }): string => `Akaunti hiyo pia ilikuwa na anwani ${email}.`
export const unsent = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Badiliko ${count.toLocaleString('sw-KE')} la akaunti hiyo halikutumwa.`, 'other': `Mabadiliko ${count.toLocaleString('sw-KE')} ya akaunti hiyo hayakutumwa.` })}`
export const orders = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Oda ${count.toLocaleString('sw-KE')} yake ipo kwenye simu hii.`, 'other': `Oda ${count.toLocaleString('sw-KE')} zake zipo kwenye simu hii.` })}`
export const takeOver = 'Vihamishie akaunti hii'
export const deleteIt = 'Vifute'
export const takenOver = 'Vimehamia akaunti hii'
export const takenOverText = 'Ambavyo havikutumwa vinatumwa sasa.'
export const notTakenOver = 'Hakuna kili­cho­ha­mi­shwa'
export const notDeleted = 'Havijafutwa'
export const failed = 'Simu haikuweza kuvihifadhi. Tafadhali jaribu tena.'
export const deleteQuestion = 'Ufute vitu vilivyoachwa na akaunti ya awali?'
export const deleteText = 'Vitaondoka kwenye simu hii kabisa, na hakuna ata­ka­ye­vi­po­kea.'
export const keepIt = 'Viache'
export const deleteForGood = 'Futa kabisa'
