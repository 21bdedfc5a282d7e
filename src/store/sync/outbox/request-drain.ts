import type { Identity } from '@/kit/rules/ids'
import { connectivity } from '@/store/connectivity'
import { reportLater } from '@/store/error-log/report-later'
import type { DrainReport } from './drain'
import { outboxState } from './outbox-state'
import { syncTag } from './sync-tag'

const firstOfflineRetryMs = 2_000
const longestOfflineRetryMs = 30_000
const otherPageRetryMs = 2_000

const timers = new Map<Identity, ReturnType<typeof setTimeout>>()
const running = new Map<Identity, Promise<void>>()
const requestedAgain = new Set<Identity>()
/** Consecutive runs that ended offline since the last request. */
const offlineRuns = new Map<Identity, number>()

type WithSync = ServiceWorkerRegistration & { readonly sync: { register(tag: string): Promise<void> } }
const hasSync = (registration: ServiceWorkerRegistration): registration is WithSync => 'sync' in registration

/** Background Sync (Chromium only): the worker sends when the network is back, even if the app is closed. */
const registerSync = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration && hasSync(registration)) await registration.sync.register(syncTag)
}

const drainAt = (identity: Identity, atMs: number): void => {
  clearTimeout(timers.get(identity))
  timers.set(
    identity,
    setTimeout(() => startDrain(identity), Math.max(250, atMs - Date.now())),
  )
}

/** The first request after an outage often fails, too: try again soon, then less and less often. */
const drainAfterOutage = (identity: Identity): void => {
  const runs = offlineRuns.get(identity) ?? 0
  offlineRuns.set(identity, runs + 1)
  drainAt(identity, Date.now() + Math.min(longestOfflineRetryMs, firstOfflineRetryMs * 2 ** runs))
}

const notLoaded: DrainReport = { end: 'offline', acknowledged: 0, nextAt: null }

/** The code that sends is loaded when there is something to send. Without it, this phone is as good as offline. */
const drainWhenLoaded = (identity: Identity): Promise<DrainReport | null> =>
  import('./drain-now').then(
    ({ drainNow }) => drainNow(identity),
    () => notLoaded,
  )

const drainRepeatedly = async (identity: Identity): Promise<void> => {
  for (;;) {
    requestedAgain.delete(identity)
    const report = await drainWhenLoaded(identity)
    if (!report) {
      // Another page is sending. It may have read the outbox just before this was written.
      drainAt(identity, Date.now() + otherPageRetryMs)
      return
    }
    outboxState.setState({ end: report.end })
    if (report.end === 'offline' && !requestedAgain.has(identity)) {
      connectivity.setState({ reachable: false })
      drainAfterOutage(identity)
      // A browser may refuse; the page tries again itself.
      await registerSync().catch(() => {})
      return
    }
    offlineRuns.delete(identity)
    if (report.nextAt !== null && report.end === 'idle') drainAt(identity, report.nextAt)
    if (report.end !== 'more' && !requestedAgain.has(identity)) return
  }
}

const startDrain = (identity: Identity): void => {
  requestedAgain.add(identity)
  if (running.has(identity)) return
  const run = drainRepeatedly(identity)
    .catch((error: unknown) => {
      reportLater('outbox', error)
      outboxState.setState({ end: 'failed' })
    })
    .finally(() => running.delete(identity))
  running.set(identity, run)
}

/**
 * Starts sending the outbox of an identity. Requests made while it is being sent lead to one more run. Never throws.
 */
export const requestDrain = (identity: Identity): void => {
  offlineRuns.delete(identity)
  startDrain(identity)
}
