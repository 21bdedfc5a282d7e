import type { Identity } from '@/domain/shared/ids'
import { closeDevice } from '../db'
import { readIdentities } from '../session/user-record'
import { drainNow } from './outbox/drain-now'
import { userDb } from './user-db'

/** Sends the outbox of an identity. @returns whether a later try could send more */
const drainRepeatedly = async (identity: Identity): Promise<boolean> => {
  for (;;) {
    const report = await drainNow(identity)
    // A page is sending, or nothing can be sent until the person opens the app.
    if (!report || report.end === 'auth' || report.end === 'stopped') return false
    if (report.end !== 'more') return report.end === 'offline' || report.nextAt !== null
  }
}

/**
 * Sends the outboxes of the signed-in person and of anonymous use, without a page.
 * @param onSent called before the databases are closed
 * @returns whether a later try could send more
 */
export const drainAll = async (onSent: () => Promise<void>): Promise<boolean> => {
  const identities = await readIdentities()
  try {
    const hasMore = await Promise.all(identities.map(drainRepeatedly))
    await onSent()
    return hasMore.includes(true)
  } finally {
    // An open connection would block a page that upgrades the database.
    for (const identity of identities) userDb(identity).close({ disableAutoOpen: false })
    closeDevice()
  }
}
