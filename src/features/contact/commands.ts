import { writeLetter } from '@/data/letters'
import { trimMessage, type ContactMessage } from '@/domain/letter'

/**
 * Keeps a message on this device and sets it on its way; waits for no network.
 * @throws when this device cannot keep it
 */
export const sendMessage = async (message: ContactMessage): Promise<void> => {
  await writeLetter({ kind: 'contact', body: trimMessage(message) })
  void import('@/data/remote/post-letters').then(({ deliverNow }) => deliverNow())
}
