import { useNavigate, useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import * as v from 'valibot'
import { readTabValue, saveTabValue } from '@/store/tab-value'

/** In the tab, not in the address: a provider's sign-in leaves the app, and comes back to a fixed address. */
const key = 'comrade-way-back'
const hrefSchema = v.string()

const isAccountScreen = (path: string): boolean => /^\/(?:login|signup|admin\/login)$/.test(path)

/** The position in the history of the screen that was left for the account, as long as this page lives. */
let leftAt: number | null = null

/**
 * Notes the screen from which a person came to log in or to sign up.
 * @returns leads there, or home if there is none, and takes the steps in between out of the way of Back
 */
export const useWayBack = ({ isReturn = false } = {}): (() => void) => {
  const router = useRouter()
  const navigate = useNavigate()
  const { history } = router
  useLayoutEffect(() => {
    // The router replaces it after this.
    const left = router.state.resolvedLocation
    if (left && !isAccountScreen(left.pathname)) {
      const isKnown = left.pathname in router.routesByPath
      leftAt = isKnown ? left.state.__TSR_index : null
      saveTabValue(key, isKnown ? left.href : null)
    } else if (history.location.state.__TSR_index === 0 && !isReturn) {
      leftAt = null
      saveTabValue(key, null)
    }
    // Only the arrival counts.
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
