import type { LineChange } from '@/cart/rules/offers'
import { formatKes } from '@/kit/words/money'
import * as messages from '#words/cart/cart-page'

/** What a line was when it was put into the cart, where that has changed. */
export const addedText = (change: LineChange): string => {
  switch (change.what) {
    case 'name':
      return messages.wasNamed({ name: change.was })
    case 'provider':
      return messages.wasFrom({ provider: change.was })
    case 'price':
      return messages.addedAt({ price: formatKes(change.was) })
    case 'prescription':
      return change.was ? messages.neededPrescription : messages.neededNone
  }
}
