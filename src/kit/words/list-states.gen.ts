// Written by `npm run messages` from the catalogue beside it.

import { select } from './message-forms.ts'

export const allButOne = 'With all of your words but one'
export const loadFailed = 'The list could not be loaded. Check your connection, then try again.'
export const phoneFull = 'The list could not be loaded: the storage of this phone is full. Free some space, then try again.'
export const storageBlocked = 'The list could not be loaded: this browser keeps nothing for Comrade. Allow it for this site, or open Comrade in an ordinary window.'
export const serverFailed = 'The list could not be loaded: our server did not answer as it should. Try again in a moment.'
export const loadingOlder = ({ what }: { readonly what: string }): string => `${select(what, { 'gossip': 'Loading older gossip…', 'other': 'Loading older items…' })}`
export const olderFailed = ({ what }: { readonly what: string }): string => `${select(what, { 'gossip': 'Older gossip cannot be loaded now.', 'other': 'Older items cannot be loaded now.' })}`
export const olderOffline = ({ what }: { readonly what: string }): string => `${select(what, { 'gossip': 'Older gossip cannot be loaded now: you are offline.', 'other': 'Older items cannot be loaded now: you are offline.' })}`
export const searched = ({ what }: { readonly what: string }): string => `${select(what, { 'posts': 'Searched: the newest posts, which are on this phone.', 'other': 'Searched: the newest items, which are on this phone.' })}`
