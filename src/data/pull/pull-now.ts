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

/** A session that has ended stops a person's own rows, not what everybody reads. */
const pullOfPerson = async (): Promise<void> => {
  const person = await readUser()
  if (!person || person.sessionExpired) return
  try {
    const remote = await personPullRemote(person.id)
    if (remote) await pullPersonal(userDb(person.id), remote)
  } catch (error) {
    if (!(error instanceof SignInNeededError || error instanceof IdentityChangedError)) throw error
  }
}

/** One pull at a time over all tabs; a tab that finds another pulling leaves it to that one. Never throws. */
export const pullNow = async (): Promise<void> => {
  await navigator.locks.request('comrade-pull', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    pullState.setState({ status: 'pulling' })
    try {
      const skippedRows = await pullAll(copiesDb(), supabasePullRemote, Date.now)
      await pullOfPerson()
      connectivity.setState({ reachable: true })
      pullState.setState({ status: 'done', finishedAt: Date.now(), skippedRows })
    } catch (error) {
      if (error instanceof OfflineError) connectivity.setState({ reachable: false })
      pullState.setState({ status: 'failed', finishedAt: Date.now() })
    }
  })
}
