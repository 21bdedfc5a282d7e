// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const twoDays = ({ first, second }: { readonly first: string; readonly second: string }): string => `${first} na ${second}`
export const forgottenTitle = ({ count, days }: { readonly count: number; readonly days: string }): string => `${plural('sw-KE', count, { 'other': `Je, ulisahau kurekodi hedhi karibu na ${days}?` })}`
export const forgotten = ({ days }: { readonly days: string }): string => `Rekodi yako ina ${days} bila hedhi. Hadi utakapojibu, siku hizi hazihesabiwi.`
export const forgottenAdd = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'other': 'Ndiyo, ongeza' })}`
export const forgottenLeaveOut = 'Usiihesabu'
export const forgottenNo = 'Hapana'
export const silentTitle = ({ day }: { readonly day: string }): string => `Hakuna kili­cho­re­ko­diwa tangu ${day}. Nini kilitokea?`
export const silentPeriod = 'Nilipata hedhi'
export const silentPregnant = 'Mimi ni mjamzito, au nilikuwa'
export const silentNoneCame = 'Haikuja'
export const silentNone = 'Kukosa hedhi kwa siku 90 ni sababu ya kumwona muuguzi au daktari. Kama huenda u mjamzito, jipime. Rekodi hali yako leo, na hesabu itaendelea.'
export const positiveTitle = 'Kipimo chako kilionyesha ujauzito'
export const positive = 'Makadirio yanasimama hadi useme yana­vyoe­nde­lea. Sehemu ya ujauzito huhesabu wiki. Ukitokwa na damu au ukiwa na maumivu makali sasa: tafuta msaada mara moja.'
export const positiveTrack = 'Fungua sehemu ya ujauzito'
export const positiveNone = 'Mimi si mjamzito'
export const future = ({ days }: { readonly days: number }): string => `${plural('sw-KE', days, { 'one': `Siku ${days.toLocaleString('sw-KE')} katika rekodi yako ni ya baada ya leo. Haihesabiwi hadi ifike.`, 'other': `Siku ${days.toLocaleString('sw-KE')} katika rekodi yako ni za baada ya leo. Hazihesabiwi hadi zifike.` })} Je, tarehe ya simu yako ni sahihi?`
export const pillTitle = ({ day }: { readonly day: string }): string => `Je, ulimeza kidonge cha ${day}?`
export const pillText = 'Ulijibu arifa, na haijulikani kama ilikuwa kwa wakati.'
export const pillTaken = 'Nilikimeza kwa wakati'
export const pillNot = 'Sikukimeza'
