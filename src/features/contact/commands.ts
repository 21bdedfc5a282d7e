import { write } from '@/data/outbox/write'
import { readIdentity } from '@/data/session/user-record'
import { trimMessage, type ContactMessage } from '@/domain/contact/contact-message'

/**
 * Keeps a message on this device and sets it on its way; waits for no network.
 * @throws StorageFullError | StorageUnavailableError when this device cannot keep it
 */
export const sendMessage = async (message: ContactMessage): Promise<void> => {
  const row = crypto.randomUUID()
  const values = trimMessage(message)
  await write(await readIdentity(), [{ action: 'insert', table: 'contact_messages', row, lane: `contact_messages/${row}`, values }])
}
