// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const question = ({ provider }: { readonly provider: string }): string => `Ulihudumiwaje na ${provider}?`
export const stars = ({ stars }: { readonly stars: number }): string => `${plural('sw-KE', stars, { 'other': `Nyota ${stars.toLocaleString('sw-KE')}` })}`
export const anonymous = 'Wengine huona wastani, si nani aliyekadiria.'
export const logIn = 'Ingia ili ukadirie'
export const logInToRate = ({ name }: { readonly name: string }): string => `Ingia ili ukadirie ${name}`
export const thanks = 'Asante'
export const counted = 'Ukadiriaji wako umehesabiwa, bila jina lako.'
export const waiting = 'Ukadiriaji wako umehifadhiwa kwenye simu hii na utatumwa ukiwa mtandaoni.'
export const failed = 'Ukadiriaji wako hau­ku­hi­fa­dhiwa'
