import type { Identity } from '@/domain/shared/ids'
import { updateBadge } from '@/data/badge'
import { closeDevice } from '@/data/db'
import { drainNow } from '@/data/sync/outbox/drain-now'
import { userDb } from '@/data/sync/outbox/user-db'
import { syncTag } from '@/data/sync/outbox/sync-tag'
import { readUser } from '@/data/session/user-record'

/** Missing from TypeScript's library: only Chromium has Background Sync. */
type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean }
const isSync = (event: Event): event is SyncEvent => 'tag' in event && 'lastChance' in event

/** Sends the outbox of an identity. @returns whether a later try could send more */
const sendAll = async (identity: Identity): Promise<boolean> => {
  for (;;) {
    const report = await drainNow(identity)
    // A page is sending, or nothing can be sent until the person opens the app.
    if (!report || report.end === 'auth' || report.end === 'stopped') return false
    if (report.end !== 'more') return report.end === 'offline' || report.nextAt !== null
  }
}

/** An open connection would block a page that upgrades the database. */
const closeDatabases = (identities: readonly Identity[]): void => {
  for (const identity of identities) userDb(identity).close({ disableAutoOpen: false })
  closeDevice()
}

/** Sends the outbox of the signed-in person and the anonymous one. Throws when something is left, unless `lastChance` is set. */
export const drainAll = async (lastChance: boolean): Promise<void> => {
  const user = await readUser()
  const identities: readonly Identity[] = user ? ['anonymous', user.id] : ['anonymous']
  try {
    const hasMore = await Promise.all(identities.map(sendAll))
    await updateBadge()
    // The browser retries a failed sync at growing intervals. After its last chance, only pages send.
    if (hasMore.includes(true) && !lastChance) throw new Error('some operations could not be sent')
  } finally {
    closeDatabases(identities)
  }
}

/** The browser fires `sync` when the network is back, even if no page is open. */
export const sendOnSync = (scope: ServiceWorkerGlobalScope): void => {
  scope.addEventListener('sync', (event: Event) => {
    if (isSync(event) && event.tag === syncTag) event.waitUntil(drainAll(event.lastChance))
  })
}
