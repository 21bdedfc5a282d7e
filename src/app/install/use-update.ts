import { useState } from 'react'
import { useAsync } from '@/store/use-async'

type Update = {
  /** A new version is installed and waits for the user's consent. */
  readonly waiting: boolean
  readonly apply: () => void
  readonly dismiss: () => void
}

/**
 * Registers the service worker once the page has settled, so that its downloads do not compete with the first paint.
 * A new version waits for the user's consent; then all tabs reload together, so that none mixes two versions.
 */
export const useUpdate = (settled: boolean): Update => {
  const [apply, setApply] = useState<(() => void) | null>(null)
  const [later, setLater] = useState(false)

  useAsync(
    async () => {
      if (!settled || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
      const { registerWorker } = await import('./register-worker')
      await registerWorker((activate) => setApply(() => activate))
    },
    [settled],
    'install',
  )

  return { waiting: apply !== null && !later, apply: () => apply?.(), dismiss: () => setLater(true) }
}
