import { useEffect, useState } from 'react'

type Update = {
  /** A new version is on the phone and waits for the person to agree. */
  readonly waiting: boolean
  readonly apply: () => void
  readonly later: () => void
}

/**
 * Registers the service worker once the page has settled, so that its downloads do not compete with the first paint.
 * A new version waits until the person agrees; then every tab reloads together, so that no page is half old.
 */
export const useUpdate = (settled: boolean): Update => {
  const [apply, setApply] = useState<(() => void) | null>(null)
  const [later, setLater] = useState(false)

  useEffect(() => {
    if (!settled || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    void import('./register-worker').then(({ registerWorker }) => registerWorker((agree) => setApply(() => agree)))
  }, [settled])

  return { waiting: apply !== null && !later, apply: () => apply?.(), later: () => setLater(true) }
}
