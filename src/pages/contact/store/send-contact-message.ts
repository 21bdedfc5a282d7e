import { plainMessage, type ContactMessage } from '@/pages/contact/rules/contact-message'
import { readIdentity } from '@/store/session/user-record'
import { write } from '@/store/sync/write'

/**
 * Puts a message to the team into the outbox; does not wait for the network.
 * @throws StorageFullError | StorageUnavailableError if it cannot be stored
 */
export const sendContactMessage = async (message: ContactMessage): Promise<void> => {
  await write(await readIdentity(), [
    { action: 'insert', table: 'contact_messages', row: crypto.randomUUID(), values: plainMessage(message) },
  ])
}
