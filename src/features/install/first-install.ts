const firstWaitMs = 5_000
const longestWaitMs = 5 * 60_000

/**
 * On a bad network a file of the first visit may not come; the browser then drops the worker, and would try again with the
 * next visit alone. This tries again in this one: what came is kept, so each time there is less to fetch.
 * @param registration of the attempt that is under way
 */
export const whenFirstInstalled = (
  registration: ServiceWorkerRegistration | undefined,
  register: () => Promise<ServiceWorkerRegistration>,
  waitMs = firstWaitMs,
): void => {
  const worker = registration?.installing
  if (!registration || registration.active || !worker) return
  const again = async (): Promise<void> => {
    const next = await register().catch(() => undefined)
    whenFirstInstalled(next, register, Math.min(waitMs * 2, longestWaitMs))
  }
  worker.addEventListener('statechange', () => {
    if (worker.state === 'redundant' && !registration.active) setTimeout(() => void again(), waitMs)
  })
}
