import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back when the page is left, closed or loaded again: a field that is being typed in gets no blur event then.
 * @param alsoHidden also when another app comes to the front, from which a phone may end the page without another event
 */
export const useLeaving = (onLeave: () => void, alsoHidden = false): void => {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const onPageHide = () => leave()
    const onVisibility = () => {
      if (alsoHidden && document.visibilityState === 'hidden') leave()
    }
    addEventListener('pagehide', onPageHide)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      removeEventListener('pagehide', onPageHide)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [alsoHidden])
}
