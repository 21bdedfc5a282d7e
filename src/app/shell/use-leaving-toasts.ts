import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { leaveToast } from '@/kit/feedback/toast'

/** A toast leaves with the screen that it is about. */
export const useLeavingToasts = (): void => {
  const router = useRouter()
  useEffect(() => {
    let target = router.latestLocation.pathname
    return router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      // While a screen loads, the router may announce the same navigation again.
      if (toLocation.pathname !== target) leaveToast()
      target = toLocation.pathname
    })
  }, [router])
}
