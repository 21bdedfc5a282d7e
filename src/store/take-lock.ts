/**
 * The milliseconds to wait for a lock. A page that holds it longer is frozen: WebKit freezes pages that the
 * user leaves.
 */
export const longestWaitMs = 10_000

/**
 * Runs `work` while holding the lock, which no other page or worker then has. Takes the lock from a holder that does
 * not finish in time: the work may run twice, but nobody waits for ever.
 * @throws {DOMException} an AbortError when another page takes the lock; `work` continues
 */
export const takeLock = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  // Pages without HTTPS have no Web Locks.
  if (!('locks' in navigator)) return work()
  const waited = new AbortController()
  const timer = setTimeout(() => waited.abort(), longestWaitMs)
  let started = false
  const start = () => {
    started = true
    clearTimeout(timer)
    return work()
  }
  try {
    return await navigator.locks.request(name, { signal: waited.signal }, start)
  } catch (error) {
    if (started || !waited.signal.aborted) throw error
    return navigator.locks.request(name, { steal: true }, work)
  } finally {
    clearTimeout(timer)
  }
}

/** True if another page has taken the lock. */
export const isLockTaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
