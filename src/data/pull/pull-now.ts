import { connectivity } from '../connectivity'
import { deviceDb } from '../db'
import { OfflineError } from '../remote/errors'
import { pullAll } from './pull-all'
import { supabasePullRemote } from './pull-remote'
import { pullState } from './pull-state'

/** One pull at a time over all tabs; a tab that finds another pulling leaves it to that one. Never throws. */
export const pullNow = async (): Promise<void> => {
  await navigator.locks.request('comrade-pull', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    pullState.setState({ status: 'pulling' })
    try {
      await pullAll(deviceDb(), supabasePullRemote, Date.now)
      connectivity.setState({ reachable: true })
      pullState.setState({ status: 'done', finishedAt: Date.now() })
    } catch (error) {
      if (error instanceof OfflineError) connectivity.setState({ reachable: false })
      pullState.setState({ status: 'failed', finishedAt: Date.now() })
    }
  })
}
