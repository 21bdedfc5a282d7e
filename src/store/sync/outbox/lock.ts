import type { UserDb } from '@/store/user-db'
import { reportAs } from '@/store/error-log/error-log'
import { isLockTaken } from '@/store/take-lock'

const heartbeatKey = 'drain-heartbeat'
const heartbeatMs = 5_000
const staleAfterMs = 20_000

/** A heartbeat from the future is stale, too: the clock has been corrected since. */
const isHeartbeatStale = async (db: UserDb): Promise<boolean> => {
  const lastBeat = (await db.keyValues.get(heartbeatKey))?.value
  const age = Date.now() - (typeof lastBeat === 'number' ? lastBeat : 0)
  return age > staleAfterMs || age < -staleAfterMs
}

/** A page that is frozen while it holds the lock stops its heartbeat. */
const withHeartbeat = async <Result>(db: UserDb, work: () => Promise<Result>): Promise<Result> => {
  const beat = () => void db.keyValues.put({ key: heartbeatKey, value: Date.now() }).catch(reportAs('outbox'))
  await db.keyValues.put({ key: heartbeatKey, value: Date.now() })
  const timer = setInterval(beat, heartbeatMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

/**
 * Lets one page or worker at a time send for an identity. A lock whose heartbeat is stale is stolen: sending an
 * operation twice is harmless, waiting for a frozen page is not.
 * @param work its signal is aborted when the lock is stolen
 * @returns null when another page or worker holds the lock, or has stolen it
 */
export const withDrainLock = async <Result>(
  name: string,
  db: UserDb,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | null> => {
  const stolen = new AbortController()
  // Without Web Locks two pages may send the same operation; the server recognises the repetition.
  if (!('locks' in navigator)) return withHeartbeat(db, () => work(stolen.signal))
  const hold = (options: LockOptions): Promise<Result | null> =>
    navigator.locks
      .request(name, options, (lock) => (lock ? withHeartbeat(db, () => work(stolen.signal)) : null))
      .catch((error: unknown) => {
        if (!isLockTaken(error)) throw error
        stolen.abort()
        return null
      })
  const { held = [] } = await navigator.locks.query()
  const isHeld = held.some((lock) => lock.name === name)
  return hold(isHeld && (await isHeartbeatStale(db)) ? { steal: true } : { ifAvailable: true })
}
