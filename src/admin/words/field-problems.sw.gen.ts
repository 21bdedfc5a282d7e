// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const no = 'Hapana'
export const yes = 'Ndiyo'
export const contactIncomplete = 'Andika jina, nukta pacha na nambari, kama Kliniki ya Kampasi: 0700 000 090.'
export const contactTooLong = ({ max }: { readonly max: string }): string => `Herufi ${max} zaidi kabla na baada ya nukta pacha.`
export const contactOtherNumber = 'Ina nambari nyingine kati ya anwani. Ibadilishe huko pia.'
export const contact = ({ line, problem }: { readonly line: string; readonly problem: string }): string => `“${line}”: ${problem}`
export const missing = 'Tafadhali jaza hapa.'
export const noCategory = 'Chagua kategoria.'
export const noWholeNumber = 'Andika nambari kamili, 0 au zaidi.'
export const noSigned = ({ max }: { readonly max: string }): string => `Andika nambari kamili kuanzia -${max} hadi ${max}.`
export const noRating = ({ max }: { readonly max: string }): string => `Andika nambari kuanzia 0 hadi ${max}, kama 4.5.`
export const noPicture = 'Chagua picha tena.'
export const noPhotos = 'Chagua picha tena.'
export const noSlug = 'Herufi ndogo, tarakimu au vistari 2 hadi 20, herufi kwanza.'
export const noUrl = 'Andika anwani inayoanza na https://.'
export const noHours = 'Andika siku na saa kwa Kiingereza, kama Monday to Saturday, 8AM to 8PM.'
export const noDate = 'Chagua siku.'
export const farDate = 'Chagua siku kati ya 2020 na 2099.'
export const noShop = 'Chagua duka la kampasi hii.'
export const noLink = 'Andika skrini ya app hii, kama /e-shop, au anwani inayoanza na https://.'
export const oneMistake = 'Kimoja kina kosa.'
export const someMistakes = 'Baadhi vina makosa.'
export const noColour = 'Chagua rangi.'
export const tooLong = ({ max }: { readonly max: string }): string => `Herufi zisizozidi ${max}.`
export const tooHigh = ({ max }: { readonly max: string }): string => `Isizidi ${max}.`
export const tooMany = ({ max }: { readonly max: string }): string => `Visizidi ${max}.`
export const tooManyPhotos = ({ max }: { readonly max: string }): string => `Picha zisizozidi ${max}.`
export const photoCount = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'other': `picha ${count.toLocaleString('sw-KE')}` })}`
export const listTooMany = ({ max }: { readonly max: string }): string => `Orodha ina vitu visivyozidi ${max}.`
export const listTooLarge = ({ max }: { readonly max: string }): string => `Orodha haizidi kB ${max}, kwa sababu kila simu huihifadhi. Fupisha baadhi ya maandishi.`
export const busy = 'Wengine wanahifadhi orodha hii wakati huu. Jaribu tena.'
export const unreadable = ({ issues }: { readonly issues: string }): string => `Simu hazikuweza kuonyesha hii: ${issues}`
export const numberOfCampus = ({ name, number }: { readonly name: string; readonly number: string }): string => `Nambari ya ${name} ni ya kampasi yenyewe: ${number}. Ibadilishe kwenye Kampasi, nayo itabadilika kila mahali.`
