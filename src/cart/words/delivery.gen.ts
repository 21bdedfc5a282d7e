// Written by `npm run messages` from the catalogue beside it.

import { select } from '../../kit/words/message-forms.ts'

export const privacy = 'Kept on this phone. It goes into the messages that you send, and nowhere else.'
export const payBy = ({ payment }: { readonly payment: string }): string => `${select(payment, { 'cash': 'Pay by cash', 'other': 'Pay by M-Pesa' })}`
