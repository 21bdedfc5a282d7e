import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isMissingChunk, reloadRepaired, reloadOnce } from '@/data/recover'
import { ErrorScreen } from '@/ui/feedback/error-screen'

const words = {
  broken: 'This screen could not be shown. What you saved on this phone is safe.',
  missing: 'This screen could not be loaded. What you saved on this phone is safe.',
  offline: 'This screen could not be loaded, and there is no connection now. What you saved on this phone is safe.',
} as const

const reload = () => window.location.reload()

/** The place of a screen that broke, or whose code could not be had; the rest of the app goes on around it. */
export function BrokenScreen({ error, reset }: ErrorComponentProps) {
  const [offline, setOffline] = useState(false)
  const missing = isMissingChunk(error)
  useEffect(() => {
    if (missing) void reloadOnce(reload)
  }, [missing])
  if (!missing) return <ErrorScreen text={words.broken} onRetry={reset} />
  return <ErrorScreen text={offline ? words.offline : words.missing} onRetry={() => void reloadRepaired(reload).then((loading) => setOffline(!loading))} />
}
