import { useEffect, useState } from 'react'
import { minuteMs } from '@/kit/rules/durations'
import { useIsHydrated } from './use-is-hydrated'

/** The current time in milliseconds since the epoch, updated every `everyMs`, by default every minute. */
export const useNow = (everyMs = minuteMs): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** The same; null while a prerendered page hydrates, which would state the hour of the build. */
export const useShownNow = (): number | null => {
  const now = useNow()
  return useIsHydrated() ? now : null
}
