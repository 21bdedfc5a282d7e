// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const title = 'Kifuatiliaji cha Mzunguko'
export const insights = 'Maarifa'
export const history = 'Historia'
export const periodHistory = 'Historia ya hedhi'
export const openPregnancyMode = 'Fungua sehemu ya ujauzito'
export const startedToday = 'Imeanza leo'
export const todaySaved = 'Data ya leo imehifadhiwa!'
export const daySaved = ({ day }: { readonly day: string }): string => `Data ya ${day} imehifadhiwa!`
export const readMore = 'Soma zaidi'
export const reminder = ({ days }: { readonly days: number }): string => `Kikumbusho cha hedhi: siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })} kabla`
export const reminderOn = 'Kimewashwa. Kibadilishe katika mipangilio.'
export const reminderOff = 'Kimezimwa. Kiwashe katika mipangilio.'
