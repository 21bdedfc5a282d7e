import { connectivity } from '../connectivity'
import { copiesDb } from '../db'
import { reportError } from '../error-log/error-log'
import { OfflineError } from '../remote/errors'
import { IdentityChangedError, SignInNeededError } from '../outbox/errors'
import { userDb } from '../outbox/user-db'
import { readUser } from '../session/user-record'
import { pullAll } from './pull-all'
import { personPullRemote, pullPersonal } from './pull-person'
import { supabasePullRemote } from './pull-remote'
import { pullState } from './pull-state'

/** Skips a person's own rows without a valid session; the public pull still counts as done. */
const pullOwnRows = async (): Promise<void> => {
  const user = await readUser()
  if (!user || user.sessionExpired) return
  try {
    const remote = await personPullRemote(user.id)
    if (remote) await pullPersonal(userDb(user.id), remote)
  } catch (error) {
    if (!(error instanceof SignInNeededError || error instanceof IdentityChangedError)) throw error
  }
}

const pull = async (): Promise<void> => {
  pullState.setState({ status: 'pulling' })
  try {
    const skippedRows = await pullAll(copiesDb(), supabasePullRemote, Date.now)
    await pullOwnRows()
    connectivity.setState({ reachable: true })
    pullState.setState({ status: 'done', finishedAt: Date.now(), skippedRows })
  } catch (error) {
    if (error instanceof OfflineError) connectivity.setState({ reachable: false })
    void reportError('pull', error)
    pullState.setState({ status: 'failed', finishedAt: Date.now() })
  }
}

/** Pulls everything, unless another tab is pulling. Stores how it ended in `pullState`; does not throw on a failed pull. */
export const pullNow = async (): Promise<void> => {
  // Pages without HTTPS have no Web Locks. Two tabs that pull at once only do the same work twice.
  if (!('locks' in navigator)) return pull()
  await navigator.locks.request('comrade-pull', { ifAvailable: true }, async (lock) => {
    if (lock) await pull()
  })
}
