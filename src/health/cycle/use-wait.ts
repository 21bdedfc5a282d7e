import { useEffect, useState } from 'react'
import { useNow } from '@/kit/platform/use-now'

/**
 * The seconds until a PIN may be tried again. They also pass while the page is open, so that a clock that is set back
 * makes them no longer.
 * @param until milliseconds since the epoch
 */
export const useWait = (until: number): number => {
  const now = useNow(500)
  const [begun, setBegun] = useState({ until, ms: until - now })
  const [passed, setPassed] = useState<number | null>(null)
  if (begun.until !== until) setBegun({ until, ms: until - now })
  useEffect(() => {
    const timer = setTimeout(() => setPassed(until), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  return passed === until ? 0 : Math.max(0, Math.ceil(Math.min(until - now, begun.ms) / 1000))
}
