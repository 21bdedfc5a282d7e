import { updateBadge } from '@/data/badge'
import { closeDevice } from '@/data/db'
import { drainNow } from '@/data/outbox/drain-now'
import type { Identity } from '@/data/outbox/operation'
import { userDb } from '@/data/outbox/user-db'
import { syncTag } from '@/data/outbox/sync-tag'
import { readUser } from '@/data/session/user-record'

/** Not in TypeScript's library: Background Sync is Chromium's. */
type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean }
const isSync = (event: Event): event is SyncEvent => 'tag' in event && 'lastChance' in event

/** Sends what waits of an identity. @returns whether something is left that a later try could send */
const sendAll = async (identity: Identity): Promise<boolean> => {
  for (;;) {
    const report = await drainNow(identity)
    // Another page is at it, or nothing can be sent before the person comes back.
    if (!report || report.end === 'auth' || report.end === 'stopped') return false
    if (report.end !== 'more') return report.end === 'offline' || report.nextAt !== null
  }
}

/** The databases are closed again, so that a page with a newer version is not held up. */
const close = (identities: readonly Identity[]): void => {
  for (const identity of identities) userDb(identity).close({ disableAutoOpen: false })
  closeDevice()
}

/** Sends what waits of everybody on this phone. With no last chance it throws when something is left. */
export const drainAll = async (lastChance: boolean): Promise<void> => {
  const person = await readUser()
  const identities: readonly Identity[] = person ? ['anonymous', person.id] : ['anonymous']
  try {
    const left = await Promise.all(identities.map(sendAll))
    await updateBadge()
    // A failed sync is tried again by the browser, later and later; after the last time the page goes on.
    if (left.includes(true) && !lastChance) throw new Error('not everything could be sent')
  } finally {
    close(identities)
  }
}

/** The browser says that the network is back, though no page may be open. */
export const sendOnSync = (scope: ServiceWorkerGlobalScope): void => {
  scope.addEventListener('sync', (event: Event) => {
    if (isSync(event) && event.tag === syncTag) event.waitUntil(drainAll(event.lastChance))
  })
}
