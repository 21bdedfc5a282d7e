// Chunk: data-early

import { followUncaught, reportAs } from '../error-log/error-log'
import { followCampus } from '../follow-campus'
import { offerMemory } from '../phone-or-memory'
import { followSession } from '../session/follow-session'
import { followLiveHead } from './pull/follow-live-head'
import { pullAgain } from './pull/pull-now'
import { pullState } from './pull/pull-state'
import { sendNow, startSending } from './outbox/send'

export { sendNow }
export { refresh } from './pull/refresh'

/** A request that hangs, or another tab that pulls, must not keep reminders from starting. */
const patienceMs = 10_000

offerMemory(() => import('../memory-storage'))

const firstPullEnded = (): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(finish, patienceMs)
    const stop = pullState.subscribe(({ finishedAt }) => finishedAt > 0 && finish())
  })

/** Starts the parts that nobody waits for, behind the rows of the first screen. */
const startBackground = async (loadBackground: LoadBackground, signal: AbortSignal): Promise<void> => {
  if (pullState.getState().finishedAt === 0) await firstPullEnded()
  const start = await loadBackground()
  if (!signal.aborted) signal.addEventListener('abort', start())
}

/** Loads a function that starts what nobody waits for, and returns a function that stops it. */
type LoadBackground = () => Promise<() => () => void>

/**
 * Starts everything that runs while a page is open: the session, sending, the campus, and then what `loadBackground`
 * loads. Returns a function that stops it.
 */
export const startSync = (
  page: EventTarget,
  isVisible: () => boolean,
  reload: () => void,
  loadBackground: LoadBackground,
): (() => void) => {
  const stopped = new AbortController()
  const signedIn = () => {
    sendNow()
    void pullAgain()
  }
  const stops = [
    followUncaught(globalThis, 'page'),
    followSession(signedIn),
    startSending(),
    followCampus(reload),
    followLiveHead(page, isVisible),
  ]
  startBackground(loadBackground, stopped.signal).catch(reportAs('pull'))
  return () => {
    stops.forEach((stop) => stop())
    stopped.abort()
  }
}
