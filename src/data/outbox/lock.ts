import type { UserDb } from './user-db'

const heartbeat = 'drain-heartbeat'
const beatMs = 5_000
const staleAfterMs = 20_000

const isStale = async (db: UserDb): Promise<boolean> => {
  const beat = (await db.keyValues.get(heartbeat))?.value
  const age = Date.now() - (typeof beat === 'number' ? beat : 0)
  return age > staleAfterMs || age < -staleAfterMs
}

/** A page that is frozen with the lock in its hand stops beating. */
const beating = async <Result>(db: UserDb, work: () => Promise<Result>): Promise<Result> => {
  const beat = () => void db.keyValues.put({ key: heartbeat, value: Date.now() }).catch(() => {})
  await db.keyValues.put({ key: heartbeat, value: Date.now() })
  const timer = setInterval(beat, beatMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

/**
 * Lets one page or worker at a time send for an identity. A holder that has gone silent is robbed of the lock: operations
 * can be sent twice without harm, only not for ever held up.
 * @param work its signal is aborted when somebody else takes over
 * @returns null when another one is at it
 */
export const withDrainLock = async <Result>(
  name: string,
  db: UserDb,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | null> => {
  const robbed = new AbortController()
  // Without Web Locks two pages may send the same at once, which the server recognises.
  if (!('locks' in navigator)) return beating(db, () => work(robbed.signal))
  const hold = (options: LockOptions): Promise<Result | null> =>
    navigator.locks
      .request(name, options, (lock) => (lock ? beating(db, () => work(robbed.signal)) : null))
      .catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
        robbed.abort()
        return null
      })
  const { held = [] } = await navigator.locks.query()
  const taken = held.some((lock) => lock.name === name)
  return hold(taken && (await isStale(db)) ? { steal: true } : { ifAvailable: true })
}
