import { minuteMs } from '@/kit/rules/durations'

const firstWaitMs = 5_000
const longestWaitMs = 5 * minuteMs

/**
 * Retries a failed first installation of the service worker, with exponential backoff. The browser itself would retry
 * only on the next visit. Files that arrived stay cached, so each attempt downloads less.
 * @param registration of the current attempt
 */
export const retryFirstInstall = (
  registration: ServiceWorkerRegistration | undefined,
  register: () => Promise<ServiceWorkerRegistration>,
  waitMs = firstWaitMs,
): void => {
  const worker = registration?.installing
  if (!registration || registration.active || !worker) return
  const retry = async (): Promise<void> => {
    // Nobody waits: without a network the next start tries again.
    const next = await register().catch(() => undefined)
    retryFirstInstall(next, register, Math.min(waitMs * 2, longestWaitMs))
  }
  worker.addEventListener('statechange', () => {
    if (worker.state === 'redundant' && !registration.active) setTimeout(() => void retry(), waitMs)
  })
}
