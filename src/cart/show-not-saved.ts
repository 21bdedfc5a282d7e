// Chunk: notices

import { canStore } from '@/store/can-store'
import * as messages from '#words/cart/not-saved'
import { showToast } from '@/kit/feedback/toast'

/** Says that the phone did not save a change, and gives the reason. In its own file because it is loaded only then. */
export const showNotSaved = async (what: 'cart' | 'other'): Promise<void> => {
  const reason = (await canStore()) ? messages.noSpace : messages.blocked
  showToast({ title: what === 'cart' ? messages.cart : messages.other, description: reason, tone: 'destructive' })
}
