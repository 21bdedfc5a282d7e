// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const title = 'Student Accommodation'
export const intro = 'Rooms and houses near campus.'
export const kinds = 'Kinds of rentals'
export const loading = 'Loading rentals...'
export const loadFailed = 'Failed to load rentals'
export const empty = 'No rentals available for the selected category.'
export const rentals = 'Rentals'
export const atPin = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} room`, 'other': `${count.toLocaleString('en-KE')} rooms` })} at this pin`
export const showAll = 'Show all'
export const clearSearch = 'Clear search and filters'
export const searchHint = 'Area, name or amenity...'
export const searchRooms = 'Search rooms'
export const filters = 'Filters'
export const filtersUsed = ({ count }: { readonly count: string }): string => `Filters (${count})`
export const map = 'Map'
export const filtersInUse = 'Filters in use'
export const remove = ({ filter }: { readonly filter: string }): string => `Remove: ${filter}`
export const clearAll = 'Clear all'
export const oftenAsked = 'Often asked for'
export const savedCount = ({ count }: { readonly count: string }): string => `Saved (${count})`
export const roomsToCompare = 'Rooms to compare'
export const chooseOneMore = 'Choose one more to compare.'
export const sideBySide = 'Side by side'
export const compareNothing = 'Compare nothing'
export const priceAndTitle = ({ price, title }: { readonly price: string; readonly title: string }): string => `${price}, ${title}`
export const available = 'Available'
export const photoCount = ({ count, number }: { readonly count: string; readonly number: string }): string => `${number} / ${count}`
export const photosOf = ({ title }: { readonly title: string }): string => `Photos: ${title}`
export const save = 'Save'
export const saved = 'Saved'
export const saveRoom = ({ title }: { readonly title: string }): string => `Save: ${title}`
export const compare = 'Compare'
export const compareRoom = ({ title }: { readonly title: string }): string => `Compare: ${title}`
export const viewPhotos = 'View Photos'
export const viewPhotosOf = ({ title }: { readonly title: string }): string => `View Photos: ${title}`
export const monthly = <Part>({ month, price }: { readonly month: (text: string) => Part; readonly price: string }): readonly (string | Part)[] => [`${price}`, ' ', month('/ month')]
export const amenities = 'Amenities'
export const inquire = 'Inquire'
export const bookNow = 'Book Now'
export const notSaved = 'Not saved'
export const noRoomLeft = 'This phone has no room left, or does not let the app store anything.'
export const photosUnavailable = 'Photos cannot be shown yet'
export const filtersUnavailable = 'Filters cannot be shown yet'
export const comparisonUnavailable = 'The comparison cannot be shown yet'
export const tryOnline = 'Try again when you are online.'
export const mapUnavailable = 'The map cannot be shown yet. Try again when you are online.'
export const savedGone = ({ names }: { readonly names: string }): string => `Saved rooms that are no longer listed: ${names}`
export const forgetGone = 'Remove'
