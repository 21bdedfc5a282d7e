import { useNavigate, useRouter } from '@tanstack/react-router'

/** The browser's own list of steps, which holds only those in the app. Older browsers have none. */
const ownSteps = (): { readonly canGoBack: boolean } | null => ('navigation' in window ? window.navigation : null)

/** Whether the step before this one is in the app; `counted` is what the router knows of this page load. */
const canGoBackInApp = (counted: boolean): boolean =>
  ownSteps()?.canGoBack ?? (counted || document.referrer.startsWith(`${window.location.origin}/`))

/** Back in the browser's history; home for who opened the app here, so that the button never leads out or nowhere. */
export const useBack = (): (() => void) => {
  const { history } = useRouter()
  const navigate = useNavigate()
  return () => (canGoBackInApp(history.canGoBack()) ? history.back() : void navigate({ to: '/' }))
}
