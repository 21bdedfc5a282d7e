import type { Identity } from '@/kit/rules/ids'
import { closeDevice } from '@/store/db'
import { readIdentities } from '@/store/session/user-record'
import { drainNow } from './drain-now'
import { userDb } from '@/store/user-db'

const otherSenderRetryMs = 2_000
/** Longer than a frozen page can hold the lock. */
const waitsForOtherSender = 15

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends the outbox of an identity. @returns whether a later try could send more */
const drainRepeatedly = async (identity: Identity): Promise<boolean> => {
  for (let waits = 0; waits <= waitsForOtherSender;) {
    const report = await drainNow(identity)
    if (!report) {
      // A page is sending, but may end before it has sent everything, for example because it is closed.
      waits += 1
      await wait(otherSenderRetryMs)
    } else if (report.end !== 'more') {
      // Without a valid session nothing can be sent until the person opens the app.
      return report.end === 'offline' || report.end === 'stopped' || (report.end === 'idle' && report.nextAt !== null)
    }
  }
  return true
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
