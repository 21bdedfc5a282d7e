import { useEffect } from 'react'
import { watchConnectivity } from '@/data/connectivity'
import { pullState } from '@/data/pull/pull-state'

const refreshAfterMs = 5 * 60 * 1000
const retryAfterMs = 30 * 1000

/** Loads the storage and network code only when it is first needed: after the first paint. */
const loadSync = () => import('@/data/sync')

const pull = () => {
  void loadSync().then(({ pullNow, sendNow }) => {
    sendNow()
    return pullNow()
  })
}

const isDue = (): boolean => {
  const { status, finishedAt } = pullState.getState()
  return Date.now() - finishedAt > (status === 'failed' ? retryAfterMs : refreshAfterMs)
}

const pullIfDue = () => {
  if (document.visibilityState === 'visible' && isDue()) pull()
}

/** Pulls at start, when the network or the person comes back, and now and then while the app is in view. */
export const useRefreshOnReturn = (): void => {
  useEffect(() => {
    const stopWatching = watchConnectivity(window)
    let stopFollowing = () => {}
    let gone = false
    void loadSync().then(({ startSync }) => {
      if (!gone) stopFollowing = startSync()
    })
    const timer = setInterval(pullIfDue, retryAfterMs)
    window.addEventListener('online', pull)
    document.addEventListener('visibilitychange', pullIfDue)
    pull()
    return () => {
      gone = true
      stopFollowing()
      stopWatching()
      clearInterval(timer)
      window.removeEventListener('online', pull)
      document.removeEventListener('visibilitychange', pullIfDue)
    }
  }, [])
}
