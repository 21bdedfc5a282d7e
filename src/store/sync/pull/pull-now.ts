import { chosenCampus } from '@/store/chosen-campus'
import { connectivity, noteAnswer } from '@/store/connectivity'
import { copiesDb } from '@/store/db'
import { reportError } from '@/store/error-log/error-log'
import { loadProblemOf } from '@/store/load-problem'
import { pauseLeft, repeated } from '@/store/remote/asked-pause'
import { errorKind } from '@/store/remote/error-kind'
import { OfflineError, ServerError } from '@/store/remote/errors'
import { IdentityChangedError, SignInNeededError } from '@/store/session/errors'
import { userDb, type UserDb } from '@/store/user-db'
import { tokenOf } from '@/store/session/token'
import { readUser } from '@/store/session/user-record'
import { isLockTaken, takeLock } from '@/store/take-lock'
import { CampusChangedError, pullAll, type Owner } from './pull-all'
import { readCursor } from './sync-cursor'
import { pullState } from './pull-state'
import { supabaseSyncRemote } from './sync-remote'
import { type ReplicatedTable, declarationOf, isPersonalTable } from '../table-names'

/** Deletes the photos of sent rows that no longer need them, by the rule of their table. */
const deleteSentPhotos = (db: UserDb): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    // From the index: the photos themselves are megabytes.
    for (const lane of await db.photos.orderBy('lane').uniqueKeys()) {
      const [table = '', row = ''] = String(lane).split('/')
      if (!isPersonalTable(table) || (await db.operations.where('lane').equals(lane).count()) > 0) continue
      const copy = await db.table(table).get(row)
      if (declarationOf(table).write?.needsPhotos?.(copy ?? {}) !== true)
        await db.photos.where('lane').equals(lane).delete()
    }
  })

/** Null when nobody is signed in, or without a valid session: then only public rows are pulled. */
const readOwner = async (): Promise<Owner | null> => {
  const user = await readUser()
  if (!user || user.sessionExpired) return null
  try {
    const token = await tokenOf(user.id)
    return token === null ? null : { id: user.id, token, db: userDb(user.id) }
  } catch (error) {
    if (error instanceof SignInNeededError || error instanceof IdentityChangedError || error instanceof OfflineError)
      return null
    throw error
  }
}

const pullAs = (owner: Owner | null, first: readonly ReplicatedTable[], head: number | null): Promise<number> =>
  pullAll({ db: copiesDb(), remote: supabaseSyncRemote, owner, first, head, now: Date.now })

const pullWithOwn = async (first: readonly ReplicatedTable[], head: number | null): Promise<number> => {
  const owner = await readOwner()
  try {
    const skipped = await pullAs(owner, first, head)
    if (owner) await deleteSentPhotos(owner.db)
    return skipped
  } catch (error) {
    // The server refuses the token. The outbox finds out what to do about it; what is public is pulled without.
    if (owner && error instanceof ServerError && errorKind(error) === 'sign-in') return pullAs(null, first, head)
    if (error instanceof CampusChangedError) return pullAs(owner, first, head)
    throw error
  }
}

const pull = async (first: readonly ReplicatedTable[], head: number | null): Promise<void> => {
  pullState.setState({ status: 'pulling' })
  try {
    const skippedRows = await pullWithOwn(first, head)
    noteAnswer()
    pullState.setState({ status: 'done', finishedAt: Date.now(), skippedRows })
  } catch (error) {
    if (error instanceof OfflineError) connectivity.setState({ reachable: false })
    void reportError('pull', error)
    const now = Date.now()
    const pause = pauseLeft(repeated.pull)
    pullState.setState({
      status: 'failed',
      problem: loadProblemOf(error),
      finishedAt: now,
      pausedUntil: pause > 0 ? now + pause : 0,
    })
  }
}

const lockName = 'comrade-pull'

/** If storage cannot be read, the pull itself fails and is reported. */
const lastPullAt = async (): Promise<number> =>
  (await readCursor(copiesDb(), chosenCampus().slug).catch(() => null))?.at ?? 0

const pullAlone = async (first: readonly ReplicatedTable[], head: number | null): Promise<void> => {
  // Pages without HTTPS have no Web Locks. Two tabs that pull at once only do the same work twice.
  if (!('locks' in navigator)) return pull(first, head)
  const hasPulled = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await pull(first, head)
    return lock !== null
  })
  if (hasPulled) return
  const before = await lastPullAt()
  // When the other page has ended its pull, or does not end it.
  await takeLock(lockName, async () => {
    const at = await lastPullAt()
    if (at > before) pullState.setState({ status: 'done', finishedAt: at })
    else await pull(first, head)
  })
}

let running: Promise<void> | null = null

/**
 * Pulls everything; joins the pull of this page that is under way, and takes over what another tab is pulling. Stores
 * the result in `pullState` and does not throw when the pull fails.
 * @param first the tables of the open screen
 * @param head the newest revision, where the live head has told it: a cache must not answer with an older one
 */
export const pullNow = (first: readonly ReplicatedTable[] = [], head: number | null = null): Promise<void> =>
  (running ??= pullAlone(first, head)
    .catch((error: unknown) => {
      // This pull goes on, and its own result is stored.
      if (!isLockTaken(error)) throw error
    })
    .finally(() => (running = null)))

/** After somebody has signed in: a pull that was under way knows nothing of them. */
export const pullAgain = async (): Promise<void> => {
  await running
  await pullNow()
}
