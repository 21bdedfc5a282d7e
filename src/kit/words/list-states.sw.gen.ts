// Written by `npm run messages` from the catalogue beside it.

import { select } from './message-forms.ts'

export const allButOne = 'Yenye maneno yako yote isipokuwa moja'
export const loadFailed = 'Orodha haikuweza kupakiwa. Angalia mtandao wako, kisha ujaribu tena.'
export const phoneFull = 'Orodha haikuweza kupakiwa: hifadhi ya simu hii imejaa. Futa baadhi ya vitu, kisha ujaribu tena.'
export const storageBlocked = 'Orodha haikuweza kupakiwa: kivinjari hiki hakihifadhi chochote cha Comrade. Kiruhusu kwa tovuti hii, au fungua Comrade katika dirisha la kawaida.'
export const serverFailed = 'Orodha haikuweza kupakiwa: seva yetu haikujibu inavyopaswa. Jaribu tena baada ya muda mfupi.'
export const loadingOlder = ({ what }: { readonly what: string }): string => `${select(what, { 'gossip': 'Inapakia udaku wa zamani…', 'other': 'Inapakia bidhaa za zamani…' })}`
export const olderFailed = ({ what }: { readonly what: string }): string => `${select(what, { 'gossip': 'Udaku wa zamani hauwezi kupakiwa sasa.', 'other': 'Bidhaa za zamani haziwezi kupakiwa sasa.' })}`
export const olderOffline = ({ what }: { readonly what: string }): string => `${select(what, { 'gossip': 'Udaku wa zamani hauwezi kupakiwa sasa: uko nje ya mtandao.', 'other': 'Bidhaa za zamani haziwezi kupakiwa sasa: uko nje ya mtandao.' })}`
export const searched = ({ what }: { readonly what: string }): string => `${select(what, { 'posts': 'Yaliyotafutwa: machapisho mapya zaidi, yaliyo kwenye simu hii.', 'other': 'Zilizotafutwa: bidhaa mpya zaidi, zilizo kwenye simu hii.' })}`
