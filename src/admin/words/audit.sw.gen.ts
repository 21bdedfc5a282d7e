// Written by `npm run messages` from the catalogue beside it.

import { select } from '../../kit/words/message-forms.ts'

export const medicine = 'dawa'
export const groceryItem = 'bidhaa ya vyakula'
export const shop = 'duka'
export const eshopProduct = 'bidhaa ya duka la mtandaoni'
export const serviceProvider = 'mtoa huduma'
export const rental = 'makazi'
export const rentalPhoto = 'picha ya makazi'
export const universityLink = 'kiungo cha chuo kikuu'
export const gossipPost = 'chapisho la udaku'
export const marketItem = 'bidhaa ya soko'
export const campus = 'kampasi'
export const list = 'orodha'
export const rowNamed = ({ kind, name }: { readonly kind: string; readonly name: string }): string => `${kind} “${name}”`
export const rowById = ({ id, kind }: { readonly id: string; readonly kind: string }): string => `${kind} ${id}`
export const nothing = 'tupu'
export const yes = 'ndiyo'
export const no = 'hapana'
export const entryAdded = ({ name }: { readonly name: string }): string => `imeongezwa “${name}”`
export const entryRemoved = ({ name }: { readonly name: string }): string => `imeondolewa “${name}”`
export const entryChanged = ({ changes, name }: { readonly changes: string; readonly name: string }): string => `“${name}”: ${changes}`
export const fieldChanged = ({ after, before, field }: { readonly after: string; readonly before: string; readonly field: string }): string => `${field} kutoka ${before} hadi ${after}`
export const listEdited = ({ admin, list, who }: { readonly admin: string; readonly list: string; readonly who: string }): string => `${select(who, { 'me': `Umehariri orodha ${list} kwa mara ya kwanza`, 'other': `Msimamizi ${admin} amehariri orodha ${list} kwa mara ya kwanza` })}`
export const listPutBack = ({ admin, list, who }: { readonly admin: string; readonly list: string; readonly who: string }): string => `${select(who, { 'me': `Umerudisha orodha ${list} kuwa ile ya app`, 'other': `Msimamizi ${admin} amerudisha orodha ${list} kuwa ile ya app` })}`
export const listChanged = ({ admin, list, who }: { readonly admin: string; readonly list: string; readonly who: string }): string => `${select(who, { 'me': `Umebadilisha orodha ${list}`, 'other': `Msimamizi ${admin} amebadilisha orodha ${list}` })}`
export const claimed = ({ admin, who }: { readonly admin: string; readonly who: string }): string => `${select(who, { 'me': 'Umekuwa msimamizi wa kwanza', 'other': `Msimamizi ${admin} amekuwa msimamizi wa kwanza` })}`
export const lifted = ({ admin, id, who }: { readonly admin: string; readonly id: string; readonly who: string }): string => `${select(who, { 'me': `Umeondoa usimamishaji ${id}`, 'other': `Msimamizi ${admin} ameondoa usimamishaji ${id}` })}`
export const changedOne = ({ admin, after, before, field, row, who }: { readonly admin: string; readonly after: string; readonly before: string; readonly field: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': `Umebadilisha ${field} ya ${row} kutoka ${before} hadi ${after}`, 'other': `Msimamizi ${admin} amebadilisha ${field} ya ${row} kutoka ${before} hadi ${after}` })}`
export const inserted = ({ admin, row, who }: { readonly admin: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': `Umeongeza ${row}`, 'other': `Msimamizi ${admin} ameongeza ${row}` })}`
export const updated = ({ admin, row, who }: { readonly admin: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': `Umebadilisha ${row}`, 'other': `Msimamizi ${admin} amebadilisha ${row}` })}`
export const deleted = ({ admin, row, who }: { readonly admin: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': `Umefuta ${row}`, 'other': `Msimamizi ${admin} amefuta ${row}` })}`
export const kept = ({ admin, row, who }: { readonly admin: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': `Umebakisha ${row}`, 'other': `Msimamizi ${admin} amebakisha ${row}` })}`
export const removed = ({ admin, row, who }: { readonly admin: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': `Umeondoa ${row}`, 'other': `Msimamizi ${admin} ameondoa ${row}` })}`
export const suspended = ({ admin, row, who }: { readonly admin: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': `Umemsimamisha mwandishi wa ${row}`, 'other': `Msimamizi ${admin} amemsimamisha mwandishi wa ${row}` })}`
export const did = ({ action, admin, row, who }: { readonly action: string; readonly admin: string; readonly row: string; readonly who: string }): string => `${select(who, { 'me': `${action} ${row}`, 'other': `Msimamizi ${admin} ${action} ${row}` })}`
