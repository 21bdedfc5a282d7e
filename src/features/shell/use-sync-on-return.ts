import { useEffect } from 'react'
import { watchConnectivity } from '@/data/connectivity'
import { pullState } from '@/data/pull/pull-state'
import { useAsync } from '@/data/use-async'
import { sendErrorsTo } from './send-errors'

const refreshAfterMs = 5 * 60 * 1000
const retryAfterMs = 30 * 1000

/** Loads the storage and network code when it is first needed, after the first paint. */
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

/** Syncs at the start and when the network returns. Pulls when due as the app becomes visible and regularly while it is. */
export const useSyncOnReturn = (): void => {
  useEffect(() => watchConnectivity(window), [])
  useEffect(() => sendErrorsTo(import.meta.env.VITE_ERROR_ENDPOINT), [])
  useAsync(async (signal) => {
    const { startSync } = await loadSync()
    if (!signal.aborted) signal.addEventListener('abort', startSync())
  }, [], 'pull')
  useEffect(() => {
    const timer = setInterval(pullIfDue, retryAfterMs)
    window.addEventListener('online', pull)
    document.addEventListener('visibilitychange', pullIfDue)
    pull()
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', pull)
      document.removeEventListener('visibilitychange', pullIfDue)
    }
  }, [])
}
