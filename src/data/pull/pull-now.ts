import { connectivity } from '../connectivity'
import { copiesDb } from '../db'
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

/** Pulls everything, unless another tab is pulling. Stores how it ended in `pullState`; does not throw on a failed pull. */
export const pullNow = async (): Promise<void> => {
  await navigator.locks.request('comrade-pull', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    pullState.setState({ status: 'pulling' })
    try {
      const skippedRows = await pullAll(copiesDb(), supabasePullRemote, Date.now)
      await pullOwnRows()
      connectivity.setState({ reachable: true })
      pullState.setState({ status: 'done', finishedAt: Date.now(), skippedRows })
    } catch (error) {
      if (error instanceof OfflineError) connectivity.setState({ reachable: false })
      pullState.setState({ status: 'failed', finishedAt: Date.now() })
    }
  })
}
