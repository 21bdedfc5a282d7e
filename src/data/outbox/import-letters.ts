import type { ComradeDb, LegacyLetter } from '../db'
import type { Draft } from './operation'
import type { PersonDb } from './person-db'
import { enqueue } from './store'

const draftOf = ({ id, kind, body }: LegacyLetter): Draft => {
  const table = kind === 'contact' ? 'contact_messages' : 'newsletter_subscriptions'
  return { action: 'insert', table, row: id, lane: `${table}/${id}`, values: body }
}

/** What an earlier version kept to be sent moves to the outbox, under the same ids: the server knows what it has already. */
export const importLetters = async (device: ComradeDb, nobody: PersonDb, now: () => number): Promise<void> => {
  for (const letter of await device.letters.toArray()) {
    const draft = draftOf(letter)
    if ((await nobody.operations.where('lane').equals(draft.lane).count()) === 0) await enqueue(nobody, [draft], [], now)
    await device.letters.delete(letter.id)
  }
}
