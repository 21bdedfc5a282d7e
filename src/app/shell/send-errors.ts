import { reportLater } from '@/store/error-log/report-later'
import type { ErrorEntry } from '@/kit/rules/error-report'

/**
 * Sends the error log to the address that a hosted project has configured (`VITE_ERROR_ENDPOINT`), when the page is
 * hidden and the log has changed. Without an address, which is the default, nothing leaves the phone.
 */
export const sendErrorsTo = (endpoint: string, signal: AbortSignal): void => {
  let known: readonly ErrorEntry[] | null = null
  let unsent: readonly ErrorEntry[] = []
  void import('@/store/error-log/error-log')
    .then(({ watchErrors }) => {
      if (signal.aborted) return
      const stopWatching = watchErrors((entries) => {
        if (known !== null) unsent = entries
        known = entries
      })
      signal.addEventListener('abort', stopWatching)
    })
    .catch((error: unknown) => reportLater('page', error))
  const send = () => {
    if (document.visibilityState !== 'hidden' || unsent.length === 0) return
    if (navigator.sendBeacon(endpoint, JSON.stringify({ errors: unsent }))) unsent = []
  }
  document.addEventListener('visibilitychange', send, { signal })
}
