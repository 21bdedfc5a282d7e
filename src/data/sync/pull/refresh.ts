import { dayMs } from '@/domain/shared/durations'
import { copiesDb } from '../../db'
import { chosenCampus } from '../../chosen-campus'
import { connectivity } from '../../connectivity'
import { connectLiveHead, connectLiveHeadLater, liveHead } from './live-head'
import { pullNow } from './pull-now'
import { pullState } from './pull-state'
import { readCursor } from './sync-cursor'
import { readUser } from '../../session/user-record'
import { replicatedTableNames, type ReplicatedTable } from '../table-names'

/** A visitor asks the database this often, whatever the live head says: after a restore, revisions start again. */
const maxAgeMs = dayMs

/** How long the live head may take before a pull asks instead. */
const patienceMs = 2500

const knownHead = (): Promise<number | null> =>
  new Promise((resolve) => {
    const { head, status } = liveHead.getState()
    if (status !== 'connecting') return resolve(head)
    const finish = (value: number | null) => {
      clearTimeout(timer)
      stop()
      resolve(value)
    }
    const timer = setTimeout(() => finish(null), patienceMs)
    const stop = liveHead.subscribe((state) => {
      if (state.status !== 'connecting') finish(state.head)
    })
  })

const isSignedIn = async (): Promise<boolean> => {
  // With blocked storage there is no user.
  const user = await readUser().catch(() => null)
  return user !== null && !user.sessionExpired
}

/** The server has nothing newer: what is stored is as current as after a pull. */
const confirmCurrent = async (now: number): Promise<void> => {
  const checkedAt = new Date(now).toISOString()
  await copiesDb().freshness.bulkPut(replicatedTableNames.map((table) => ({ table, checkedAt })))
  connectivity.setState({ reachable: true })
  pullState.setState({ status: 'done', finishedAt: now })
}

/**
 * Brings the copies up to date, in one request where nothing is new: a look at the live head for a visitor, a pull for a
 * user, whose own rows do not move that head. A phone without copies, and a server without live heads, take a pull too.
 * @param first the tables of the open screen
 */
export const refresh = async (first: readonly ReplicatedTable[] = []): Promise<void> => {
  // Where storage cannot be read, the pull says so.
  const cursor = await readCursor(copiesDb(), chosenCampus().slug).catch(() => null)
  const hasCopies = cursor !== null && cursor.loaded.length >= replicatedTableNames.length
  const signedIn = await isSignedIn()
  if (!hasCopies || (signedIn && liveHead.getState().status === 'off')) {
    await pullNow(first)
    return connectLiveHeadLater()
  }
  connectLiveHead()
  const head = await knownHead()
  const isRecent = Date.now() - cursor.at < maxAgeMs
  if (head !== null && head < cursor.until && isRecent && !signedIn) await confirmCurrent(Date.now())
  else await pullNow(first, head)
}
