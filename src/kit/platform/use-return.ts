import { useEffect, useState } from 'react'

/** When the person came to the app the last time, from another app or another tab, in milliseconds since the epoch. */
export const useReturn = (): number => {
  const [cameBack, setCameBack] = useState(Date.now)
  useEffect(() => {
    const controller = new AbortController()
    const come = () => {
      if (document.visibilityState === 'visible') setCameBack(Date.now())
    }
    document.addEventListener('visibilitychange', come, controller)
    // A window beside another one stays visible, and a page out of the cache hears nothing else.
    for (const event of ['focus', 'pageshow']) window.addEventListener(event, come, controller)
    return () => controller.abort()
  }, [])
  return cameBack
}
