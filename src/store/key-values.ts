import type { Identity } from '@/kit/rules/ids'
import { userDb, type KeyValue } from './user-db'
import { watchQuery } from './watch-query'

/** Small values of one user on this phone, by key: drafts, hidden posts. Readers validate them. Never sent. */

export const readValue = async (identity: Identity, key: string): Promise<unknown> =>
  (await userDb(identity).keyValues.get(key))?.value

export const readValues = async (identity: Identity, keys: readonly string[]): Promise<readonly unknown[]> =>
  (await userDb(identity).keyValues.bulkGet([...keys])).map((entry) => entry?.value)

/**
 * Calls back with the values now and after each change, in any tab. Never without storage. Returns a function that
 * stops it.
 */
export const watchValues = (
  identity: Identity,
  keys: readonly string[],
  onValues: (values: readonly unknown[]) => void,
): (() => void) => watchQuery(() => readValues(identity, keys), { next: onValues, failed: () => {} }, userDb(identity))

export const storeValue = async (identity: Identity, key: string, value: unknown): Promise<void> => {
  await userDb(identity).keyValues.put({ key, value })
}

export const deleteValues = (identity: Identity, ...keys: readonly string[]): Promise<void> =>
  userDb(identity).keyValues.bulkDelete([...keys])

/** Updates a value in one transaction. */
export const changeValue = (identity: Identity, key: string, change: (stored: unknown) => unknown): Promise<void> => {
  const { keyValues } = userDb(identity)
  return userDb(identity).transaction('rw', keyValues, async () => {
    await keyValues.put({ key, value: change((await keyValues.get(key))?.value) })
  })
}

/**
 * Stores values in one transaction, unless what is stored forbids it.
 * @param isForbidden gets the stored values of `keys`
 * @returns whether they were stored
 */
export const storeUnless = (
  identity: Identity,
  keys: readonly string[],
  isForbidden: (stored: readonly unknown[]) => boolean,
  values: readonly KeyValue[],
): Promise<boolean> => {
  const { keyValues } = userDb(identity)
  return userDb(identity).transaction('rw', keyValues, async () => {
    if (isForbidden((await keyValues.bulkGet([...keys])).map((entry) => entry?.value))) return false
    await keyValues.bulkPut([...values])
    return true
  })
}

/** The stored keys that begin so. */
export const readKeys = (identity: Identity, prefix: string): Promise<string[]> =>
  userDb(identity).keyValues.where('key').startsWith(prefix).primaryKeys()

/**
 * Moves values to other keys in one transaction, unless any of those has a value.
 * @returns whether they were moved
 */
export const moveValues = (
  identity: Identity,
  moves: readonly (readonly [from: string, to: string])[],
): Promise<boolean> => {
  const { keyValues } = userDb(identity)
  return userDb(identity).transaction('rw', keyValues, async () => {
    const there = await keyValues.bulkGet(moves.map(([, to]) => to))
    if (there.some((entry) => entry !== undefined)) return false
    const found = await keyValues.bulkGet(moves.map(([from]) => from))
    await keyValues.bulkPut(
      moves.flatMap(([, key], index) => (found[index] ? [{ key, value: found[index].value }] : [])),
    )
    await keyValues.bulkDelete(moves.map(([from]) => from))
    return true
  })
}
