// Written by `npm run messages` from the catalogue beside it.

import { select } from '../../kit/words/message-forms.ts'

export const privacy = 'Inahifadhiwa kwenye simu hii. Huingia kwenye ujumbe unaotuma, si kwingine.'
export const payBy = ({ payment }: { readonly payment: string }): string => `${select(payment, { 'cash': 'Lipa kwa pesa taslimu', 'other': 'Lipa kwa M-Pesa' })}`
