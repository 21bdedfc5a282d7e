import { canStore } from '@/store/can-store'
import * as messages from '#words/cart/not-saved'
import { showToast } from '@/kit/feedback/toast'

/**
 * Says that the phone did not save what was changed, and why. Its own file because it is only loaded when that happens.
 */
export const showNotSaved = async (what: 'cart' | 'other'): Promise<void> => {
  const reason = (await canStore()) ? messages.noSpace : messages.blocked
  showToast({ title: what === 'cart' ? messages.cart : messages.other, description: reason, tone: 'destructive' })
}
