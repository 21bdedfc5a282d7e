import { useNavigate, useRouter } from '@tanstack/react-router'

/** The Navigation API lists entries of this origin only. Older browsers do not have it. */
const navigationApi = (): { readonly canGoBack: boolean } | null => ('navigation' in window ? window.navigation : null)

/** True if the previous history entry is in the app. `routerCanGoBack` covers only the current page load. */
const canGoBackInApp = (routerCanGoBack: boolean): boolean =>
  navigationApi()?.canGoBack ?? (routerCanGoBack || document.referrer.startsWith(`${window.location.origin}/`))

/** Goes back in the history, or home when the app was opened on this screen. */
export const useBack = (): (() => void) => {
  const { history } = useRouter()
  const navigate = useNavigate()
  return () => (canGoBackInApp(history.canGoBack()) ? history.back() : void navigate({ to: '/' }))
}
