import { isYounger } from '@/kit/rules/age'
import { dayMs } from '@/kit/rules/durations'
import { copiesDb } from '@/store/db'
import { chosenCampus } from '@/store/chosen-campus'
import { noteAnswer } from '@/store/connectivity'
import { connectLiveHead, connectLiveHeadLater, liveHead, type LiveHead } from './live-head'
import { pullNow } from './pull-now'
import { pullState } from './pull-state'
import { readCursor } from './sync-cursor'
import { readUser } from '@/store/session/user-record'
import { replicatedTableNames, type ReplicatedTable } from '../table-names'

/**
 * Without an account, a phone pulls at least once in this time, even if the live head announces nothing new: after a
 * restore of the server, revisions start again.
 */
const maxAgeMs = dayMs

/** The milliseconds that the live head may take before a pull asks instead. */
const patienceMs = 2500

type KnownHead = Pick<LiveHead, 'head' | 'heardAt'>
const unknownHead: KnownHead = { head: null, heardAt: 0 }

const knownHead = (): Promise<KnownHead> =>
  new Promise((resolve) => {
    const now = liveHead.getState()
    if (now.status !== 'connecting') return resolve(now)
    const finish = (value: KnownHead) => {
      clearTimeout(timer)
      stop()
      resolve(value)
    }
    const timer = setTimeout(() => finish(unknownHead), patienceMs)
    const stop = liveHead.subscribe((state) => {
      if (state.status !== 'connecting') finish(state)
    })
  })

const isSignedIn = async (): Promise<boolean> => {
  // With blocked storage there is no user.
  const user = await readUser().catch(() => null)
  return user !== null && !user.sessionExpired
}

/** The server has nothing newer: what is stored is as current as after a pull. @param heardAt when it said so */
const confirmCurrent = async (heardAt: number): Promise<void> => {
  const checkedAt = new Date(heardAt).toISOString()
  await copiesDb().freshness.bulkPut(replicatedTableNames.map((table) => ({ table, checkedAt })))
  noteAnswer()
  pullState.setState({ status: 'done', finishedAt: heardAt })
}

/**
 * Brings the copies up to date, in one request where nothing is new: a look at the live head for a visitor, a pull for
 * a user, whose own rows do not move that head. A phone without copies, and a server without live heads, take a pull
 * too.
 * @param first the tables of the open screen
 */
export const refresh = async (first: readonly ReplicatedTable[] = []): Promise<void> => {
  // If storage cannot be read, the pull says so.
  const cursor = await readCursor(copiesDb(), chosenCampus().slug).catch(() => null)
  const hasCopies = cursor !== null && cursor.loaded.length >= replicatedTableNames.length
  const signedIn = await isSignedIn()
  if (!hasCopies || (signedIn && liveHead.getState().status === 'off')) {
    await pullNow(first)
    return connectLiveHeadLater()
  }
  connectLiveHead()
  const { head, heardAt } = await knownHead()
  const isRecent = isYounger(cursor.at, Date.now(), maxAgeMs)
  if (head !== null && head < cursor.until && isRecent && !signedIn) await confirmCurrent(heardAt)
  else await pullNow(first, head)
}
