import { connectivity } from '../connectivity'
import { pullNow } from '../pull/pull-now'
import { drainNow } from './drain-now'
import type { Identity } from './operation'
import { outboxState } from './outbox-state'
import { syncTag } from './sync-tag'

const offlineRetryMs = 30_000
const lookAgainMs = 2_000

const timers = new Map<Identity, ReturnType<typeof setTimeout>>()
const running = new Map<Identity, Promise<void>>()
const again = new Set<Identity>()

type WithSync = ServiceWorkerRegistration & { readonly sync: { register(tag: string): Promise<void> } }
const hasSync = (registration: ServiceWorkerRegistration): registration is WithSync => 'sync' in registration

/** A bonus where the browser has it: the worker sends when the network is back, though the app is closed. */
const registerSync = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration && hasSync(registration)) await registration.sync.register(syncTag)
}

const later = (identity: Identity, atMs: number): void => {
  clearTimeout(timers.get(identity))
  timers.set(
    identity,
    setTimeout(() => requestDrain(identity), Math.max(250, atMs - Date.now())),
  )
}

const sendAll = async (identity: Identity): Promise<void> => {
  for (;;) {
    again.delete(identity)
    const report = await drainNow(identity)
    if (!report) {
      // Another page is sending; it may have looked just before this was written.
      later(identity, Date.now() + lookAgainMs)
      return
    }
    outboxState.setState({ end: report.end })
    if (report.acknowledged > 0) void pullNow()
    if (report.end === 'offline') {
      connectivity.setState({ reachable: false })
      later(identity, Date.now() + offlineRetryMs)
      await registerSync().catch(() => {})
      return
    }
    if (report.nextAt !== null && report.end === 'idle') later(identity, report.nextAt)
    if (report.end !== 'more' && !again.has(identity)) return
  }
}

/** Sends what waits of an identity, soon and once, however often it is asked for. Never throws. */
export const requestDrain = (identity: Identity): void => {
  again.add(identity)
  if (running.has(identity)) return
  const run = sendAll(identity)
    .catch(() => outboxState.setState({ end: 'failed' }))
    .finally(() => running.delete(identity))
  running.set(identity, run)
}
