import { useEffect } from 'react'
import { chosenCampusKey } from '@/data/chosen-campus'
import { watchConnectivity } from '@/data/connectivity'
import { pullState } from '@/data/sync/pull-state'
import { tablesOfScreen } from '@/data/sync/tables-of-screen'
import { useAsync } from '@/data/use-async'
import { sendErrorsTo } from './send-errors'

const refreshAfterMs = 5 * 60 * 1000
const retryAfterMs = 30 * 1000

/** Loads the storage and network code when it is first needed, after the first paint. */
const loadSync = () => import('@/data/sync/start')

const sync = () => {
  void loadSync().then(({ refresh, sendNow }) => {
    sendNow()
    return refresh(tablesOfScreen(location.pathname))
  })
}

const isDue = (): boolean => {
  const { status, finishedAt } = pullState.getState()
  return Date.now() - finishedAt > (status === 'failed' ? retryAfterMs : refreshAfterMs)
}

/** Another tab has chosen another campus. */
const reloadForCampus = ({ key }: StorageEvent) => {
  if (key === chosenCampusKey) location.reload()
}

const syncIfDue = () => {
  if (document.visibilityState === 'visible' && isDue()) sync()
}

/** Syncs at the start and when the network returns, and when due as the app becomes visible and regularly while it is. */
export const useSyncOnReturn = (): void => {
  useEffect(() => watchConnectivity(window), [])
  useEffect(() => sendErrorsTo(import.meta.env.VITE_ERROR_ENDPOINT), [])
  useAsync(async (signal) => {
    const { startSync } = await loadSync()
    if (!signal.aborted) signal.addEventListener('abort', startSync(document, () => document.visibilityState === 'visible', () => location.reload()))
  }, [], 'pull')
  useEffect(() => {
    const timer = setInterval(syncIfDue, retryAfterMs)
    window.addEventListener('online', sync)
    window.addEventListener('storage', reloadForCampus)
    document.addEventListener('visibilitychange', syncIfDue)
    sync()
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', sync)
      window.removeEventListener('storage', reloadForCampus)
      document.removeEventListener('visibilitychange', syncIfDue)
    }
  }, [])
}
