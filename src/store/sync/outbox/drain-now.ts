import type { Identity } from '@/kit/rules/ids'
import { copiesDb } from '@/store/db'
import { isSecondFactorDue } from '@/store/session/second-factor-due'
import { fullTokenOf } from '@/store/session/token'
import { drain, type DrainReport } from './drain'
import { withDrainLock } from './lock'
import { userDb, userDbName } from '@/store/user-db'
import { restRemote } from './rest-remote'
import { publicCopies } from './public-copies'
import { outboxStore } from './store'

/**
 * Sends the outbox of one identity.
 * @returns null when another page or the worker is sending it
 */
export const drainNow = (identity: Identity): Promise<DrainReport | null> => {
  const db = userDb(identity)
  return withDrainLock(`${userDbName(identity)}/outbox`, db, (signal) =>
    drain({
      identity,
      store: outboxStore(db, publicCopies(copiesDb())),
      remote: restRemote,
      env: { now: Date.now, random: Math.random, token: (fresh) => fullTokenOf(identity, fresh), isSecondFactorDue },
      signal,
    }),
  )
}
