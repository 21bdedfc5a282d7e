import { useNavigate, useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import * as v from 'valibot'
import { readTabValue, saveTabValue } from '@/store/tab-value'

/** Stored in the tab, not in the URL, because a provider's sign-in returns to a fixed URL. */
const key = 'comrade-way-back'
const hrefSchema = v.string()

const isAccountScreen = (path: string): boolean => /^\/(?:login|signup|admin\/login)$/.test(path)

/** The position in the history of the screen that the user left; null if unknown or after a page load. */
let leftAt: number | null = null

/**
 * Remembers the screen from which the user came to log in or to sign up.
 * @returns a function that leads back there, or home if there is none, so that Back skips the account screens
 */
export const useWayBack = ({ isReturn = false } = {}): (() => void) => {
  const router = useRouter()
  const navigate = useNavigate()
  const { history } = router
  useLayoutEffect(() => {
    // The router replaces this value after the layout effects.
    const left = router.state.resolvedLocation
    if (left && !isAccountScreen(left.pathname)) {
      const isKnown = left.pathname in router.routesByPath
      leftAt = isKnown ? left.state.__TSR_index : null
      saveTabValue(key, isKnown ? left.href : null)
    } else if (history.location.state.__TSR_index === 0 && !isReturn) {
      leftAt = null
      saveTabValue(key, null)
    }
    // Only the first render counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return () => {
    const href = readTabValue(key, hrefSchema)
    const steps = leftAt === null ? 0 : leftAt - history.location.state.__TSR_index
    leftAt = null
    saveTabValue(key, null)
    if (steps < 0) history.go(steps)
    else if (href !== null) history.replace(href)
    else void navigate({ to: '/' })
  }
}
