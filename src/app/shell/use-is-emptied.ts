import { showsAskedScreen } from '@/store/prerendered-page'
import { useIsHydrated } from '@/kit/platform/use-is-hydrated'

/**
 * True if `main` has been emptied so that React can hydrate a page that shows another screen (src/app/main.tsx). The
 * next render draws it.
 */
export const useIsEmptied = (): boolean => {
  const isHydrated = useIsHydrated()
  return !isHydrated && !showsAskedScreen()
}
