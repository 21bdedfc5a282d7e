// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const question = ({ provider }: { readonly provider: string }): string => `How was ${provider}?`
export const stars = ({ stars }: { readonly stars: number }): string => `${plural('en-KE', stars, { 'one': `${stars.toLocaleString('en-KE')} star`, 'other': `${stars.toLocaleString('en-KE')} stars` })}`
export const anonymous = 'Others see the average, never who rated.'
export const logIn = 'Log in to rate'
export const logInToRate = ({ name }: { readonly name: string }): string => `Log in to rate ${name}`
export const thanks = 'Thank you'
export const counted = 'Your rating is counted, without your name.'
export const waiting = 'Your rating is saved on this phone and sent when you are online.'
export const failed = 'Your rating could not be saved'
