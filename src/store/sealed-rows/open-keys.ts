import type { UserDb } from '../user-db'
import type { RowKeys } from './sealed-value'

const keysByDatabase = new Map<string, RowKeys>()

/** The keys that open the sealed rows of a user; undefined while the log is locked in this tab. */
export const openKeysOf = ({ name }: Pick<UserDb, 'name'>): RowKeys | undefined => keysByDatabase.get(name)

/** @param keys null once the log is locked */
export const setOpenKeys = ({ name }: Pick<UserDb, 'name'>, keys: RowKeys | null): void => {
  if (keys) keysByDatabase.set(name, keys)
  else keysByDatabase.delete(name)
}
