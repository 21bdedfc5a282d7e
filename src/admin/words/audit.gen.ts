// Written by `npm run messages` from the catalogue beside it.

import { select } from '../../kit/words/message-forms.ts'

export const medicine = 'medicine'
export const groceryItem = 'grocery item'
export const shop = 'shop'
export const eshopProduct = 'e-shop product'
export const serviceProvider = 'service provider'
export const rental = 'rental'
export const rentalPhoto = 'rental photo'
export const universityLink = 'university link'
export const gossipPost = 'gossip post'
export const marketItem = 'market item'
export const campus = 'campus'
export const list = 'list'
export const rowNamed = ({ kind, name }: { readonly kind: string; readonly name: string }): string => `${kind} “${name}”`
export const rowById = ({ id, kind }: { readonly id: string; readonly kind: string }): string => `${kind} ${id}`
export const nothing = 'nothing'
export const yes = 'yes'
export const no = 'no'
export const entryAdded = ({ name }: { readonly name: string }): string => `added “${name}”`
export const entryRemoved = ({ name }: { readonly name: string }): string => `removed “${name}”`
export const entryChanged = ({ changes, name }: { readonly changes: string; readonly name: string }): string => `“${name}”: ${changes}`
export const fieldChanged = ({ after, before, field }: { readonly after: string; readonly before: string; readonly field: string }): string => `${field} from ${before} to ${after}`
export const listEdited = ({ admin, list, who }: { readonly admin: string; readonly list: string; readonly who: string }): string => `${select(who, { 'me': 'You', 'other': `Admin ${admin}` })} edited the list ${list} for the first time`
export const listPutBack = ({ admin, list, who }: { readonly admin: string; readonly list: string; readonly who: string }): string => `${select(who, { 'me': 'You', 'other': `Admin ${admin}` })} put the list ${list} back to the shipped one`
export const listChanged = ({ admin, list, who }: { readonly admin: string; readonly list: string; readonly who: string }): string => `${select(who, { 'me': 'You', 'other': `Admin ${admin}` })} changed the list ${list}`
export const claimed = ({ admin, who }: { readonly admin: string; readonly who: string }): string => `${select(who, { 'me': 'You', 'other': `Admin ${admin}` })} became the first admin`
export const lifted = ({ admin, id, who }: { readonly admin: string; readonly id: string; readonly who: string }): string => `${select(who, { 'me': 'You', 'other': `Admin ${admin}` })} lifted the suspension ${id}`
export const changedOne = ({ admin, after, before, field, row, who }: { readonly admin: string; readonly after: string; readonly before: string; readonly field: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': 'You', 'other': `Admin ${admin}` })} changed ${field} of the ${row} from ${before} to ${after}`
export const inserted = ({ admin, row, who }: { readonly admin: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': 'You', 'other': `Admin ${admin}` })} added the ${row}`
export const updated = ({ admin, row, who }: { readonly admin: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': 'You', 'other': `Admin ${admin}` })} changed the ${row}`
export const deleted = ({ admin, row, who }: { readonly admin: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': 'You', 'other': `Admin ${admin}` })} deleted the ${row}`
export const kept = ({ admin, row, who }: { readonly admin: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': 'You', 'other': `Admin ${admin}` })} kept the ${row}`
export const removed = ({ admin, row, who }: { readonly admin: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': 'You', 'other': `Admin ${admin}` })} removed the ${row}`
export const suspended = ({ admin, row, who }: { readonly admin: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': 'You', 'other': `Admin ${admin}` })} suspended the author of the ${row}`
export const did = ({ action, admin, row, who }: { readonly action: string; readonly admin: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': 'You', 'other': `Admin ${admin}` })} ${action} ${row}`
