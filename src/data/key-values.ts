import type { Identity } from '@/domain/shared/ids'
import { userDb } from './user-db'

/** Small values of one user on this phone, by key: drafts, hidden posts. Readers validate them. Never sent. */

export const readValue = async (identity: Identity, key: string): Promise<unknown> => (await userDb(identity).keyValues.get(key))?.value

export const readValues = async (identity: Identity, keys: readonly string[]): Promise<readonly unknown[]> =>
  (await userDb(identity).keyValues.bulkGet([...keys])).map((entry) => entry?.value)

export const storeValue = async (identity: Identity, key: string, value: unknown): Promise<void> => {
  await userDb(identity).keyValues.put({ key, value })
}

export const deleteValues = (identity: Identity, ...keys: readonly string[]): Promise<void> => userDb(identity).keyValues.bulkDelete([...keys])

/** Updates a value in one transaction. */
export const changeValue = (identity: Identity, key: string, change: (stored: unknown) => unknown): Promise<void> => {
  const { keyValues } = userDb(identity)
  return userDb(identity).transaction('rw', keyValues, async () => {
    await keyValues.put({ key, value: change((await keyValues.get(key))?.value) })
  })
}
