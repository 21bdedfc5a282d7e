import { useSyncExternalStore } from 'react'

/** Where the app has a desktop's navigation instead of a phone's bar; the style sheets name the same width. */
const wide = '(min-width: 64em)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** False while a prerendered page is hydrated, which is the same for all widths. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
