import { useEffect } from 'react'
import { chosenCampus, chosenCampusKey, storedCampus } from '@/store/chosen-campus'
import { connectivity, isOffline, watchConnectivity } from '@/store/connectivity'
import { reportLater } from '@/store/error-log/report-later'
import { pullState } from '@/store/sync/status'
import { useAsync } from '@/store/use-async'
import { noteSeen } from '@/store/visits'
import { isYounger } from '@/kit/rules/age'
import { hourMs, minuteMs } from '@/kit/rules/durations'
import { reloadPage } from '@/kit/platform/reload-page'
import { tablesOfScreen } from '@/screens'

const refreshAfterMs = 5 * minuteMs
const retryAfterMs = 30_000

/** Loads the storage and network code when it is first needed, after the first paint. */
const loadSync = () => import('@/store/sync/start')
const loadBackground = async () => (await import('@/app/follow-in-background')).followInBackground

const sync = () => {
  void loadSync()
    .then(({ refresh, sendNow }) => {
      sendNow()
      return refresh(tablesOfScreen(location.pathname))
    })
    .catch((error: unknown) => reportLater('pull', error))
}

/** The browser's word that there is no network is tried as soon as a failure is. */
const isDue = (): boolean => {
  const { status, finishedAt, pausedUntil } = pullState.getState()
  const now = Date.now()
  // No pause is longer than an hour: the clock was set back.
  if (now < pausedUntil && pausedUntil - now <= hourMs) return false
  const hasFailed = status === 'failed' || isOffline(connectivity.getState())
  return !isYounger(finishedAt, now, hasFailed ? retryAfterMs : refreshAfterMs)
}

/** Sends the error log where a hosted project has configured an address. Returns a function that stops it. */
const sendErrors = () => {
  const endpoint = import.meta.env.VITE_ERROR_ENDPOINT
  if (!endpoint) return
  const stopped = new AbortController()
  void import('./send-errors')
    .then(({ sendErrorsTo }) => sendErrorsTo(endpoint, stopped.signal))
    .catch((error: unknown) => reportLater('page', error))
  return () => stopped.abort()
}

/** Another tab has chosen another campus. */
const reloadForCampus = ({ key }: StorageEvent) => {
  if (key === chosenCampusKey && storedCampus().slug !== chosenCampus().slug) reloadPage()
}

const onVisibilityChange = () => {
  noteSeen()
  syncIfDue()
}

const syncIfDue = () => {
  if (document.visibilityState === 'visible' && isDue()) sync()
}

/**
 * Syncs at the start and when the network returns, and when due as the app becomes visible and regularly while it is.
 */
export const useSyncOnReturn = (): void => {
  useEffect(() => watchConnectivity(window), [])
  useEffect(noteSeen, [])
  useEffect(sendErrors, [])
  useAsync(
    async (signal) => {
      const { startSync } = await loadSync()
      if (!signal.aborted)
        signal.addEventListener(
          'abort',
          startSync(document, () => document.visibilityState === 'visible', reloadPage, loadBackground),
        )
    },
    [],
    'pull',
  )
  useEffect(() => {
    const timer = setInterval(syncIfDue, retryAfterMs)
    window.addEventListener('online', sync)
    window.addEventListener('storage', reloadForCampus)
    document.addEventListener('visibilitychange', onVisibilityChange)
    sync()
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', sync)
      window.removeEventListener('storage', reloadForCampus)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [])
}
