// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const filters = 'Filters'
export const lowestRent = 'Lowest rent'
export const highestRent = 'Highest rent'
export const anyRent = 'Any'
export const walkAtMost = 'Walk to the gate, at most'
export const sortBy = 'Sort by'
export const savedOnlyCount = ({ count }: { readonly count: string }): string => `Saved only (${count})`
export const clearAll = 'Clear all'
export const mustHave = 'Must have'
export const sideBySide = 'Side by side'
export const inquire = 'Inquire'
export const rent = 'Rent'
export const monthlyRent = ({ price }: { readonly price: string }): string => `${price} / month`
export const deposit = 'Deposit'
export const distance = 'Distance'
export const area = 'Area'
export const kind = 'Kind'
export const included = 'Included'
export const amenities = 'Amenities'
export const free = 'Free?'
export const notSaid = 'Not said'
export const loadingMap = 'Loading the map...'
export const mapOfArea = 'Map of the area'
export const roomsOnMap = 'Rooms on the map'
export const closer = 'Closer'
export const farther = 'Farther'
export const backToGate = 'Back to the gate'
export const sketch = 'Sketch, not to scale. North is up.'
export const roomsFrom = ({ count, price }: { readonly count: number; readonly price: string }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} room`, 'other': `${count.toLocaleString('en-KE')} rooms` })} from ${price}`
export const outsideMap = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} room`, 'other': `${count.toLocaleString('en-KE')} rooms` })} outside the map: go farther out to see them.`
export const unplaced = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} room`, 'other': `${count.toLocaleString('en-KE')} rooms` })} without a place on the map, in the list below.`
