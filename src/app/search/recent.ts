import { useLiveQuery } from 'dexie-react-hooks'
import { reportAs } from '@/store/error-log/error-log'
import { changeValue, deleteValues, readValue } from '@/store/key-values'
import { useIdentity } from '@/store/session/use-session'
import { readIdentity } from '@/store/session/user-record'
import { readRecent, withRecent } from '@/app/search/rules/recent-searches'

/** The key of this account's record on this phone. It is never sent. */
const recentKey = 'recent-searches'

const report = reportAs('storage')

/** The latest searches, the latest first; null until they are read. */
export const useRecent = (): readonly string[] | null => {
  const identity = useIdentity()
  // A phone that stores nothing remembers nothing.
  const recent = useLiveQuery(
    async () => (identity ? readRecent(await readValue(identity, recentKey).catch(() => [])) : null),
    [identity],
  )
  return recent ?? null
}

export const remember = (query: string): void => {
  void readIdentity()
    .then((identity) => changeValue(identity, recentKey, (stored) => withRecent(readRecent(stored), query)))
    .catch(report)
}

export const forgetAll = (): void => {
  void readIdentity()
    .then((identity) => deleteValues(identity, recentKey))
    .catch(report)
}
